import { randomBytes } from 'node:crypto'

/** Names a request in the log and in its error answer. Never taken from the client, who could forge it. */
export const newRequestId = (): string => randomBytes(9).toString('base64url')
