/**
 * Numbers that were shown in this tab: a reload shows them again, without a second safety warning and without counting
 * towards the member's limit.
 */
const keyOf = (utilisateurId: number): string => `numero-${utilisateurId}`

interface ShownNumber {
  /** Another member may sign in in the same tab. */
  viewerId: number
  telephone: string
}

export const keepNumber = (utilisateurId: number, number: ShownNumber): void => {
  try {
    sessionStorage.setItem(keyOf(utilisateurId), JSON.stringify(number))
  } catch {
    // Without storage the member asks again.
  }
}

export const keptNumber = (utilisateurId: number, viewerId: number | undefined): string | null => {
  try {
    const { viewerId: viewer, telephone } = JSON.parse(sessionStorage.getItem(keyOf(utilisateurId)) ?? '{}')
    return viewer !== undefined && viewer === viewerId && typeof telephone === 'string' ? telephone : null
  } catch {
    return null
  }
}
