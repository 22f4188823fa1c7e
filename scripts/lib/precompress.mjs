// Writes .br and .gz beside the text files of a folder, once, so that requests need not compress them:
// node precompress.mjs <folder>
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

const TEXT = new Set('.css .html .ico .js .json .map .mjs .svg .txt .wasm .webmanifest .xml'.split(' '))

/** Below this the extra headers outweigh what is saved. */
const SMALLEST = 400

const ENCODERS = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
}

export async function precompress(folder) {
  // All at once: zlib queues them on its own threads.
  await Promise.all(textFiles(folder).map(compressFile))
}

const textFiles = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => TEXT.has(extname(name)))
    .map((name) => join(folder, name))

async function compressFile(file) {
  const content = await readFile(file)
  if (content.length <= SMALLEST) return
  for (const [extension, encode] of Object.entries(ENCODERS)) {
    const encoded = await encode(content)
    if (encoded.length < content.length) await writeFile(file + extension, encoded)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await precompress(process.argv[2])
