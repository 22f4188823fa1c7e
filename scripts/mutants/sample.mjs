import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/**
 * The declarations of a group's files that are in a sample of some percent, as ranges of lines, `file.ts:3-17`: always the
 * same ones, or others with another seed. A declaration is chosen by its first line alone: other edits leave the sample alone.
 */
export const sampleDeclarations = (patterns, percent, seed = '') => {
  const exclude = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  const files = globSync(
    patterns.filter((pattern) => !pattern.startsWith('!')),
    { exclude },
  )
  return files.flatMap((file) =>
    declarationsOf(readFileSync(file, 'utf8'))
      .filter(({ name }) => isInSample(`${seed}${file}:${name}`, percent))
      .map(({ first, last }) => `${file}:${first}-${last}`),
  )
}

/** What begins at the first column, up to what begins there next. */
const declarationsOf = (source) => {
  const lines = source.split('\n')
  const starts = lines.flatMap((line, index) =>
    /^(export|const|let|function|class|async) ?/.test(line) ? [index] : [],
  )
  return starts.map((start, index) => ({
    name: lines[start],
    first: start + 1,
    last: starts[index + 1] ?? lines.length,
  }))
}

const isInSample = (name, percent) =>
  createHash('sha256').update(name).digest().readUInt32BE() < (percent / 100) * 2 ** 32
