import { type Client, createFetchClient, type FetchCall } from '@colocdar/contracts/client'
import * as texts from '#texts/lib/client'
import { safeStorage } from '../storage/safe-storage.ts'

const root = '/api'
const asCurrentMember = {
  root,
  language: texts.language,
  token: () => safeStorage.get('token'),
  // The answer to an older call must not end a session that was opened since, perhaps in another tab.
  onUnauthenticated: (refused: string) => {
    if (safeStorage.get('token') === refused) forgetSession()
  },
  // Calls that are refused together ask once.
  askFactor: () => {
    asked ??= askFactor().finally(() => {
      asked = null
    })
    return asked
  },
}

/** The browser's API client. On the server, loaders take theirs from `apiContext`. */
export const call: Client = createFetchClient(asCurrentMember)

/** The same with another transport than fetch. */
export const callBy = (fetch: FetchCall): Client => createFetchClient({ ...asCurrentMember, fetch })

/** A client with a token that is no longer stored. */
export const callWithToken = (token: string): Client =>
  createFetchClient({ root, language: texts.language, token: () => token })

/** Sets the handler for a session that the server no longer knows; the auth store registers itself here. */
export const onSessionLost = (handler: () => void): void => {
  forgetSession = handler
}

let forgetSession = (): void => {}

/** Sets how the second factor of an administrator is asked for; false when it was not shown. Returns what ends that. */
export const onFactorAsked = (ask: () => Promise<boolean>): (() => void) => {
  askFactor = ask
  return () => {
    askFactor = neverShown
  }
}

const neverShown = async (): Promise<boolean> => false
let askFactor = neverShown
let asked: Promise<boolean> | null = null
