/** What the owner of an offer decides about who wrote. */
export const decisions = ['enLice', 'retenue', 'declinee'] as const
export type Decision = (typeof decisions)[number]

/** A choice is taken back before another one is made, so that of two presses at once the second is refused. */
const transitions: Record<Decision, readonly Decision[]> = {
  enLice: ['retenue', 'declinee'],
  retenue: ['enLice'],
  declinee: ['enLice'],
}

export const canDecide = (from: Decision, to: Decision): boolean => transitions[from].includes(to)
