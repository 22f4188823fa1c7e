// Plants known defects, one per clause of the specification, and shows which of them a test that names the clause notices:
// node scripts/planted-defects.mjs                                       prints the table, as last tried
// node scripts/planted-defects.mjs unit|http|browser [--new] [clause…]   tries them, or those without a result
// Changes files and restores them: run it on a clean tree.
import { parseArgs } from 'node:util'
import { readDefects, writeResults } from './planted-defects/table.mjs'
import { batchesOf, RUNNERS, withDefects } from './planted-defects/try-defects.mjs'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { new: { type: 'boolean' } } })
const [kind, ...clauses] = positionals

const tell = ({ clause, verdict, by }) => console.log([clause, verdict, by].join('\t'))

const stopped = () => process.exit(130)
process.on('SIGINT', stopped)
process.on('SIGTERM', stopped)

const tried = []
if (kind) {
  const chosen = readDefects().filter(
    (defect) =>
      defect.kind === kind &&
      (clauses.length === 0 || clauses.includes(defect.clause)) &&
      (!values.new || defect.verdict !== 'noticed'),
  )
  for (const batch of batchesOf(kind, chosen)) {
    const results = withDefects(batch, RUNNERS[kind])
    writeResults(results)
    results.forEach(tell)
    tried.push(...results)
  }
} else {
  tried.push(...readDefects())
  tried.forEach(tell)
}

const noticed = tried.filter(({ verdict }) => verdict === 'noticed').length
console.log(`${noticed} of ${tried.length} noticed`)
process.exitCode = noticed === tried.length ? 0 : 1
