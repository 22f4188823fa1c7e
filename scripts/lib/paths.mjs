import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SetupError } from './setup-error.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
export const bin = join(root, 'node_modules/.bin')

/** Node 24: installed by the npm package `node`, else the machine's own if it is recent enough. */
export function node24() {
  const pinned = join(root, 'node_modules/node/bin/node')
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  throw new SetupError(
    'Node 24 manque dans node_modules : autorisez les scripts d’installation de npm (ignore-scripts=false), puis relancez npm ci.',
  )
}
