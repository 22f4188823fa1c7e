import { randomUUID } from 'node:crypto'

/**
 * Identifies a request in the log and in error answers. Never taken from the client, who could forge it.
 * Part of a UUID: Node draws their random bytes in batches, instead of by a system call each time.
 */
export const newRequestId = (): string => randomUUID().slice(-12)
