import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { bin, node24, root } from './paths.mjs'
import { lastLines, run } from './run.mjs'
import { SetupError } from './setup-error.mjs'

const SOURCES = ['web', 'contracts', 'package-lock.json', 'tsconfig.base.json', 'scripts/lib/precompress.mjs']
const NOT_SOURCES = new Set(['node_modules', 'build'])
const stamp = join(root, 'web/build/.sources')

export const webBuild = {
  title: 'Construction du site',
  isDone: () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(root, SOURCES),
  async run() {
    const sources = hashSources(root, SOURCES)
    // An interrupted build must not be taken for a complete one.
    rmSync(stamp, { force: true })
    const env = { ...process.env, NODE_ENV: 'production', PATH: `${bin}:${process.env.PATH}` }
    const cwd = join(root, 'web')
    await step(join(bin, 'vite'), ['build'], { cwd, env })
    await step(join(bin, 'vite'), ['build', '--mode', 'ar'], { cwd, env })
    await step(node24(), [join(root, 'scripts/lib/precompress.mjs'), join(root, 'web/build/client')], { env })
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, sources)
  },
}

/** By content: a checkout of another branch and back changes every date and nothing else. */
export function hashSources(base, sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => listFiles(join(base, source))).sort()) {
    hash
      .update(`${relative(base, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function listFiles(path) {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      if (NOT_SOURCES.has(entry.name)) return []
      const child = join(path, entry.name)
      return entry.isDirectory() ? listFiles(child) : [child]
    })
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}

async function step(command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code !== 0)
    throw new SetupError('La construction du site a échoué : l’erreur est ci-dessus.', lastLines(output, 40))
}
