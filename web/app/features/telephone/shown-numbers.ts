/** Names a member's number in storage, and the intent to see it. */
export const numberKey = (utilisateurId: number): string => `numero-${utilisateurId}`

interface ShownNumber {
  /** Another member may sign in in the same tab. */
  viewerId: number
  telephone: string
}

/** A number that was shown in this tab: a reload shows it again, without a second safety warning. */
export const keepNumber = (utilisateurId: number, number: ShownNumber): void => {
  try {
    sessionStorage.setItem(numberKey(utilisateurId), JSON.stringify(number))
  } catch {
    // Without storage the member asks again.
  }
}

export const keptNumber = (utilisateurId: number, viewerId: number | undefined): string | null => {
  try {
    const { viewerId: viewer, telephone } = JSON.parse(sessionStorage.getItem(numberKey(utilisateurId)) ?? '{}')
    return viewer !== undefined && viewer === viewerId && typeof telephone === 'string' ? telephone : null
  } catch {
    return null
  }
}
