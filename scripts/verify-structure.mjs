// Says what in the tree is not where its name promises. The rules are in structure/, one file each.
import { featureRules } from './structure/features.mjs'
import { demoRules, floorRules } from './structure/floors.mjs'
import { circleRules, readImports } from './structure/imports.mjs'
import { namingRules } from './structure/naming.mjs'
import { sideRules } from './structure/sides.mjs'
import { tableRules } from './structure/tables.mjs'
import { textRules } from './structure/texts.mjs'
import { timeZoneRules } from './structure/time-zones.mjs'
import { readTree } from './structure/tree.mjs'

const tree = await readTree(new URL('..', import.meta.url))
const imports = readImports(tree)
const problems = [
  ...namingRules(tree),
  ...sideRules(tree),
  ...circleRules(imports),
  ...floorRules(imports),
  ...demoRules(imports),
  ...featureRules(imports),
  ...tableRules(tree),
  ...textRules(tree),
  ...timeZoneRules(tree, imports),
]

for (const problem of problems) console.error(problem)
console.log(`Structure : ${tree.length} fichiers, ${problems.length} problème(s).`)
process.exitCode = problems.length > 0 ? 1 : 0
