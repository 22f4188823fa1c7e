import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { Header } from 'tar'

// A tar is a row of blocks: for each file a header, its content, and zeros up to the next block.
const blockSize = 512

export interface TarEntry {
  name: string
  size: number
  /** Where its content starts in the archive. */
  offset: number
}

export type TarWriter = ReturnType<typeof writeTar>

export const writeTar = (file: FileHandle) => {
  const hash = createHash('sha256')
  let position = 0
  const write = async (data: Buffer) => {
    hash.update(data)
    position += data.length
    await file.appendFile(data)
  }
  return {
    async add(name: string, size: number, content: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<TarEntry> {
      await write(headerOf(name, size))
      const offset = position
      let written = 0
      for await (const chunk of content) {
        written += chunk.length
        await write(chunk)
      }
      if (written !== size) throw new Error(`${name}: ${written} bytes instead of ${size}`)
      await write(Buffer.alloc(padding(size)))
      return { name, size, offset }
    },
    /** SHA-256 of everything written so far. */
    digest: () => hash.copy().digest('hex'),
    end: () => write(Buffer.alloc(2 * blockSize)),
  }
}

/** The entries in order, without their content. Throws when the archive is truncated, or holds more than plain files. */
export async function* listTar(file: FileHandle): AsyncGenerator<TarEntry> {
  for (let position = 0; ; ) {
    const { nullBlock, cksumValid, type, path, size } = new Header(await readAt(file, position, blockSize))
    if (nullBlock) return
    if (!cksumValid || type !== 'File' || !path || size === undefined) throw new Error('not the header of a plain file')
    yield { name: path, size, offset: position + blockSize }
    position += blockSize + size + padding(size)
  }
}

const chunkSize = 256 * 1024

export async function* readBytes(file: FileHandle, { offset, size }: Omit<TarEntry, 'name'>): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; done += chunkSize) {
    yield await readAt(file, offset + done, Math.min(chunkSize, size - done))
  }
}

/** SHA-256 of the archive up to the header of this entry. */
export const digestBefore = async (file: FileHandle, { offset }: TarEntry): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of readBytes(file, { offset: 0, size: offset - blockSize })) hash.update(chunk)
  return hash.digest('hex')
}

const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length)
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(buffer, done, length - done, position + done)
    if (bytesRead === 0) throw new Error('the archive ends too early')
    done += bytesRead
  }
  return buffer
}

const padding = (size: number): number => (blockSize - (size % blockSize)) % blockSize

const headerOf = (path: string, size: number): Buffer => {
  const block = Buffer.alloc(blockSize)
  const header = new Header({ path, size, type: 'File', mode: 0o600, uid: 0, gid: 0, mtime: new Date() })
  if (header.encode(block)) throw new Error(`${path}: does not fit the header of a tar`)
  return block
}
