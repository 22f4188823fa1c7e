import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'

const path = join(root, 'scripts/planted-defects.tsv')

/** Kind of test, clause, file, what to find, what to put there instead, then what came of it: verdict and by which test. */
export const readDefects = () =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [kind, clause, file, find, put, verdict = 'not tried', by = ''] = line.split('\t')
      const defect = { kind, clause, file, find: JSON.parse(find), put: JSON.parse(put), verdict, by }
      return canBeMade(defect) ? defect : { ...defect, verdict: 'outdated', by: '' }
    })

const canBeMade = ({ file, find }) => {
  const source = join(root, file)
  return existsSync(source) && readFileSync(source, 'utf8').includes(find)
}

export const writeResults = (results) => {
  const isSame = (one) => (other) => one.kind === other.kind && one.clause === other.clause
  const rows = readDefects().map((defect) => results.find(isSame(defect)) ?? defect)
  writeFileSync(path, `${rows.map(lineOf).join('\n')}\n`)
}

const lineOf = ({ kind, clause, file, find, put, verdict, by }) =>
  [kind, clause, file, JSON.stringify(find), JSON.stringify(put), verdict, by].join('\t').trimEnd()
