import { join } from 'node:path'
import { chromium } from './chromium.mjs'
import { exclusively } from './exclusive.mjs'
import { install } from './install.mjs'
import { bin, root } from './paths.mjs'
import { showProgress } from './progress.mjs'
import { webBuild } from './web-build.mjs'

/** In the order in which they must be done. */
const STEPS = { install, web: webBuild, chromium }

/** Does what is missing among the needs; returns the environment for the command. */
export async function prepare(needs) {
  if (missing(needs).length > 0) await exclusively(root, () => doMissing(needs))
  // Types stripped and code compiled once, not at each start: a third of the time and 40 MB less.
  const cache = { NODE_COMPILE_CACHE: join(root, '.cache/compile') }
  const env = { ...cache, ...process.env, PATH: `${bin}:${process.env.PATH}` }
  if (needs.includes('chromium')) env.CHROMIUM_PATH = chromium.path()
  return env
}

async function doMissing(needs) {
  // Checked again: another run may have done it while we waited.
  const steps = missing(needs)
  for (const [index, step] of steps.entries()) {
    await showProgress(`${step.title} (${index + 1}/${steps.length})`, step.run)
  }
}

const missing = (needs) =>
  Object.entries(STEPS)
    .filter(([name, step]) => needs.includes(name) && !step.isDone())
    .map(([, step]) => step)
