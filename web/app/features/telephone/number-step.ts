/** Where a member is on the way from « Afficher le numéro » to the number. */
export type NumberStep =
  | { name: 'idle' }
  | { name: 'asked' }
  | { name: 'verifyEmail' }
  | { name: 'warning' }
  | { name: 'loading' }
  | { name: 'shown'; telephone: string; restored?: boolean }
  | { name: 'failed'; message: string }

/** Whose number, in which ad: the sign-in screen says why one is there. */
export interface NumberOwner {
  id: number
  nom: string
  titre?: string | null | undefined
  /** The offer on which it is asked for; its owner sees how often. */
  offreId?: number
}
