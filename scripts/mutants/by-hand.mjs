import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, node24, root } from '../lib/paths.mjs'
import { run, stopWithChildren } from '../lib/run.mjs'
import { DEFECTS } from './defects.mjs'

/** Tries the defects whose file or test contains the word; returns how many no test noticed. */
export const runByHand = async (only = '') => {
  stopWithChildren()
  const chosen = DEFECTS.filter(({ file, test }) => `${file} ${test}`.includes(only))
  const survivors = []
  for (const defect of chosen) {
    const killed = await tryDefect(defect)
    console.warn(`${killed ? 'killed  ' : 'SURVIVED'} ${defect.file}: ${defect.to || '(removed)'} (${defect.test})`)
    if (!killed) survivors.push(defect)
  }
  console.warn(`${chosen.length - survivors.length} of ${chosen.length} killed`)
  return survivors.length
}

const tryDefect = async ({ file, from, to, test }) => {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(from).length !== 2) throw new Error(`${file} no longer has exactly one « ${from} »`)
  // Whatever ends this process, the source comes back.
  const restore = () => writeFileSync(path, source)
  process.once('exit', restore)
  try {
    writeFileSync(
      path,
      source.replace(from, () => to),
    )
    return (await runTest(test)) !== 0
  } finally {
    restore()
    process.off('exit', restore)
  }
}

/** `unit formats`, `http avis` or `e2e carrousels`, as for npm test; the site is built anew for a browser. */
const runTest = async (test) => {
  const [runner, ...filters] = test.split(' ')
  if (runner === 'unit' || runner === 'http')
    return (await run(join(bin, 'vitest'), ['run', '--project', runner, ...filters], { cwd: root })).code
  return (await run(node24(), ['scripts/setup.mjs', 'test', runner, ...filters], { cwd: root })).code
}
