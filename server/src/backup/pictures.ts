import type { FileHandle } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { keysOf } from '@colocdar/api/pictures/keys'
import type { Manifest } from './manifest.ts'
import { readBytes, type TarEntry } from './tar.ts'

export const picturesTable = 'images'

interface Picture {
  src: string
  width: number
}

/** The pictures that a backup knows, read from its own copy of their table: the snapshot need not be open any more. */
export async function* picturesIn(
  file: FileHandle,
  tables: Pick<Manifest['tables'][number], 'name' | 'columns'>[],
  parts: Iterable<TarEntry>,
): AsyncGenerator<Picture> {
  const columns = tables.find(({ name }) => name === picturesTable)?.columns ?? []
  const [src, width] = [columns.indexOf('src'), columns.indexOf('width')]
  // Names and numbers contain nothing that COPY would escape.
  for await (const line of createInterface({ input: Readable.from(contentOf(file, parts)) })) {
    const fields = line.split('\t')
    yield { src: fields[src] ?? '', width: Number(fields[width]) }
  }
}

/** The files of these pictures. */
export async function* filesOf(pictures: AsyncIterable<Picture>): AsyncGenerator<string> {
  for await (const { src, width } of pictures) yield* keysOf(src, width)
}

async function* contentOf(file: FileHandle, parts: Iterable<TarEntry>): AsyncGenerator<Buffer> {
  for (const part of parts) yield* readBytes(file, part)
}
