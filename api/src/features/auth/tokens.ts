import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in a URL: nothing to forge and nothing to guess. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
