import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The form in which tokens are stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
