import type { Readable } from 'node:stream'

export interface StoredFile {
  stream: Readable
  bytes: number
}

/** Stores pictures. Keys are flat names that we make up, never a client. */
export interface Storage {
  /** Atomic: a reader never sees half a file. */
  put(key: string, data: Buffer): Promise<void>
  get(key: string): Promise<StoredFile | null>
  delete(key: string): Promise<void>
}

/** Letters, digits, dots and dashes, no leading dot: a key can never name another folder. */
export const isStorageKey = (key: string): boolean => /^[a-z0-9][a-z0-9.-]{0,120}$/.test(key) && !key.includes('..')
