import { SetupError } from './setup-error.mjs'

// Biome always colours its output and ignores NO_COLOR.
const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`

// One checker: several repeat much of each other's work, on cores that the other checks need.
const typeCheck = ['tsc', '--noEmit', '-p', '.', '--checkers', '1']

// Its program ends before it has filled the memory: collecting garbage took a third of its work. With 2 GB it would begin to.
const typeCheckEnv = { GOGC: 'off', GOMEMLIMIT: '2GiB' }

const vitest = (project, ...options) => ['vitest', 'run', '--project', project, ...options]

/**
 * All that `npm test` runs, in this order, two at once; `npm run verify` runs those marked fast.
 * Steps are commands of node_modules/.bin. A check counts as one test; vitest and playwright count their own.
 */
export const CHECKS = [
  { name: 'build', title: 'Construction du site', steps: [['node', 'scripts/setup.mjs', 'build']] },
  // While the site is built, which most of the others wait for.
  { name: 'types', title: 'Types du serveur', fast: true, env: typeCheckEnv, steps: [typeCheck] },
  // These two wait most, for pages that load and servers that start: together they leave little of two cores unused.
  {
    name: 'e2e',
    title: 'Tests du navigateur',
    counts: 'playwright',
    needs: ['chromium'],
    usesSite: true,
    cwd: 'e2e',
    steps: [['playwright', 'test']],
  },
  {
    name: 'processes',
    title: 'Tests des processus',
    counts: 'vitest',
    // They start the whole server, pages included.
    usesSite: true,
    steps: [vitest('processes')],
  },
  // The last to end. Its tests wait for PostgreSQL: two at once left a fifth of two cores unused.
  { name: 'http', title: 'Tests HTTP', counts: 'vitest', steps: [vitest('http', '--maxWorkers', '3')] },
  // Short ones last, to fill what is left. Before a commit, `npm run verify` runs these alone.
  { name: 'unit', title: 'Tests unitaires', fast: true, counts: 'vitest', steps: [vitest('unit')] },
  {
    name: 'types-web',
    title: 'Types du site',
    fast: true,
    cwd: 'web',
    env: typeCheckEnv,
    // In each language: a text that one lacks is a type error.
    steps: [typeCheck, [...typeCheck, '--customConditions', 'ar', '--incremental', 'false']],
  },
  {
    name: 'lint',
    title: 'Style du code',
    fast: true,
    steps: [['biome', 'ci', '--error-on-warnings', colors]],
  },
  {
    name: 'structure',
    title: 'Structure du dépôt',
    fast: true,
    steps: [['node', 'scripts/verify-structure.mjs']],
  },
  { name: 'unused', title: 'Code et dépendances inutiles', steps: [['knip', '--no-progress']] },
]

/** `npm test -- unit http` runs these two; other words are filters for them: `npm test -- e2e accueil`. */
export function selectChecks(args) {
  const names = args.filter((arg) => CHECKS.some(({ name }) => name === arg))
  const filters = args.filter((arg) => !names.includes(arg))
  if (filters.length > 0 && names.length === 0)
    throw new SetupError(`Contrôle inconnu : ${filters[0]}. Contrôles : ${CHECKS.map(({ name }) => name).join(', ')}.`)
  const usesSite = CHECKS.some((check) => check.usesSite && names.includes(check.name))
  const isSelected = ({ name }) => names.length === 0 || names.includes(name) || (name === 'build' && usesSite)
  return CHECKS.filter(isSelected).map((check) => (check.counts ? { ...check, filters } : check))
}

export const needsOf = (checks) => [...new Set(['install', ...checks.flatMap(({ needs = [] }) => needs)])]
