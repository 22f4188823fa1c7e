import { open } from 'node:fs/promises'
import type { photoLimits } from '@colocdar/contracts/photo-limits'

export type PhotoType = (typeof photoLimits.types)[number]

// First bytes in hexadecimal. WebP files contain their length where the pattern has dots.
const signatures: { type: PhotoType; pattern: RegExp }[] = [
  { type: 'image/jpeg', pattern: /^ffd8ff/ },
  { type: 'image/png', pattern: /^89504e470d0a1a0a/ },
  { type: 'image/gif', pattern: /^47494638(37|39)61/ },
  { type: 'image/webp', pattern: /^52494646.{8}57454250/ },
]

/** The type by the file's first bytes: neither its name nor the declared type can be trusted. */
export const sniffPhoto = async (path: string): Promise<PhotoType | null> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    const start = buffer.toString('hex', 0, bytesRead)
    return signatures.find(({ pattern }) => pattern.test(start))?.type ?? null
  } finally {
    await file.close()
  }
}
