import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const sourceFile = /\.(ts|tsx|mjs)$/

/** The source files that git knows or would add, with their text. */
export const readTree = async (root) => {
  const folder = fileURLToPath(root)
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: folder, encoding: 'utf8' })
  const paths = list.split('\n').filter((path) => sourceFile.test(path))
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(`${folder}/${path}`, 'utf8').catch(() => null) })),
  )
  // A file deleted but not yet committed is still listed.
  return files.filter((file) => file.text !== null)
}

export const isTest = (path) =>
  /\.test\.(ts|tsx|mjs)$/.test(path) || /(^|\/)testing\//.test(path) || path.startsWith('e2e/')
