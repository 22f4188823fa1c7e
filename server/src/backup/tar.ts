import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'

/** The part of the tar format that a backup needs: plain files, so that any tar can list and extract them. */
const blockSize = 512

export interface TarEntry {
  name: string
  size: number
  /** Where its content starts in the archive. */
  offset: number
}

export interface TarWriter {
  add(name: string, size: number, content: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<TarEntry>
  /** SHA-256 of everything written so far. */
  digest(): string
  end(): Promise<void>
}

export const writeTar = (file: FileHandle): TarWriter => {
  const hash = createHash('sha256')
  let position = 0
  const write = async (data: Buffer) => {
    hash.update(data)
    position += data.length
    await file.appendFile(data)
  }
  return {
    async add(name, size, content) {
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
    digest: () => hash.copy().digest('hex'),
    end: () => write(Buffer.alloc(2 * blockSize)),
  }
}

/** The entries in order, without their content. Throws when the archive is truncated. */
export async function* listTar(file: FileHandle): AsyncGenerator<TarEntry> {
  for (let position = 0; ; ) {
    const header = await readAt(file, position, blockSize)
    if (header.every((byte) => byte === 0)) return
    if (header.toString('latin1', 148, 154) !== checksumOf(header)) throw new Error('not a tar header')
    const name = header.toString('utf8', 0, header.indexOf(0))
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8)
    yield { name, size, offset: position + blockSize }
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

const headerOf = (name: string, size: number): Buffer => {
  const header = Buffer.alloc(blockSize)
  if (Buffer.byteLength(name) > 99) throw new Error(`${name}: too long a name for a tar entry`)
  const octal = (value: number, length: number) => value.toString(8).padStart(length, '0')
  header.write(name, 0)
  header.write(octal(0o600, 7), 100)
  header.write(octal(0, 7), 108)
  header.write(octal(0, 7), 116)
  header.write(octal(size, 11), 124)
  header.write(octal(Math.floor(Date.now() / 1000), 11), 136)
  header.write('0', 156)
  header.write('ustar\0' + '00', 257)
  header.write(`${checksumOf(header)}\0 `, 148)
  return header
}

/** The sum of the header's bytes, its own field counted as spaces. */
const checksumOf = (header: Buffer): string => {
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 0x20 : byte), 0)
  return sum.toString(8).padStart(6, '0')
}
