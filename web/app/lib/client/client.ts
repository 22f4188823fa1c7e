import { type Client, createFetchClient, type FetchCall } from '@colocdar/contracts/client'
import { safeStorage } from '../storage/safe-storage.ts'

const root = '/api'
const asCurrentMember = {
  root,
  token: () => safeStorage.get('token'),
  onUnauthenticated: () => forgetSession(),
}

/** The API as the browser sees it. On the server, loaders take theirs from `apiContext`. */
export const call: Client = createFetchClient(asCurrentMember)

/** The same, sent another way than by fetch. */
export const callBy = (fetch: FetchCall): Client => createFetchClient({ ...asCurrentMember, fetch })

/** With a token that storage has already forgotten. */
export const callWithToken = (token: string): Client => createFetchClient({ root, token: () => token })

/** Says what to do when the server no longer knows the session; the auth store registers itself here. */
export const onSessionLost = (handler: () => void): void => {
  forgetSession = handler
}

let forgetSession = (): void => {}
