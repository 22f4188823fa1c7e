/** The calendar day in Morocco, « 2026-03-15 ». */
export const dayOf = (instant: Date): string => instant.toLocaleDateString('sv-SE', { timeZone: 'Africa/Casablanca' })
