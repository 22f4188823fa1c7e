import { randomUUID } from 'node:crypto'

/**
 * Names a request in the log and in its error answer. Never taken from the client, who could forge it.
 * Part of a UUID: Node draws those by the hundred, while random bytes are asked of the system each time.
 */
export const newRequestId = (): string => randomUUID().slice(-12)
