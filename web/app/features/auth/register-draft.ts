import type { Location } from 'react-router'

/** What was typed in the register form. */
export interface RegisterDraft {
  username: string
  email: string
  password: string
  confirmPassword: string
  acceptTerms: boolean
}

interface RegisterState {
  registration: Pick<RegisterDraft, 'username' | 'email' | 'acceptTerms'>
}

const emptyDraft: RegisterDraft = { username: '', email: '', password: '', confirmPassword: '', acceptTerms: false }

// Browsers write the state of a navigation to disk, and passwords must not go there: the whole draft stays in memory.
let held: RegisterDraft | null = null

/** Carries the form to /policies or /conditions: complete while the app runs, without the passwords after a reload. */
export const carryDraft = (draft: RegisterDraft): { state: RegisterState } => {
  held = draft
  const { username, email, acceptTerms } = draft
  return { state: { registration: { username, email, acceptTerms } } }
}

export const carriesDraft = (location: Pick<Location, 'state'>): boolean => stateOf(location).registration !== undefined

/** The initial values: the draft that came back from /policies, by the link or by the browser's back button. */
export const draftFrom = (location: Pick<Location, 'state'>): RegisterDraft => ({
  ...emptyDraft,
  ...stateOf(location).registration,
  ...held,
})

export const forgetDraft = (): void => {
  held = null
}

const stateOf = ({ state }: Pick<Location, 'state'>): Partial<RegisterState> => state ?? {}
