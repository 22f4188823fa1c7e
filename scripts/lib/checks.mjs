import { SetupError } from './setup-error.mjs'

// Biome always colours its output and ignores NO_COLOR.
const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`

/**
 * All that `npm test` runs, in order: the checks of one batch at once, the batches one after the other.
 * `npm run verify` runs those marked fast.
 * Steps are commands of node_modules/.bin. A check counts as one test; vitest and playwright count their own.
 */
export const CHECKS = [
  {
    name: 'lint',
    batch: 'sources',
    title: 'Style du code',
    fast: true,
    steps: [['biome', 'ci', '--error-on-warnings', colors]],
  },
  { name: 'types', batch: 'sources', title: 'Types du serveur', fast: true, steps: [['tsc', '--noEmit', '-p', '.']] },
  {
    name: 'types-web',
    batch: 'sources',
    title: 'Types du site',
    fast: true,
    cwd: 'web',
    steps: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit', '-p', '.'],
    ],
  },
  {
    name: 'structure',
    batch: 'sources',
    title: 'Structure du dépôt',
    fast: true,
    steps: [['node', 'scripts/verify-structure.mjs']],
  },
  { name: 'unused', batch: 'sources', title: 'Code et dépendances inutiles', steps: [['knip', '--no-progress']] },
  {
    name: 'unit',
    batch: 'sources',
    title: 'Tests unitaires',
    fast: true,
    counts: 'vitest',
    steps: [['vitest', 'run', '--project', 'unit']],
  },
  {
    name: 'http',
    batch: 'servers',
    title: 'Tests HTTP',
    counts: 'vitest',
    steps: [['vitest', 'run', '--project', 'http']],
  },
  {
    name: 'processes',
    batch: 'servers',
    title: 'Tests des processus',
    counts: 'vitest',
    // They start the whole server, pages included.
    needs: ['web'],
    steps: [['vitest', 'run', '--project', 'processes']],
  },
  {
    name: 'e2e',
    batch: 'browser',
    title: 'Tests du navigateur',
    counts: 'playwright',
    needs: ['web', 'chromium'],
    cwd: 'e2e',
    steps: [['playwright', 'test']],
  },
]

/** `npm test -- unit http` runs these two; other words are filters for them: `npm test -- e2e accueil`. */
export function selectChecks(args) {
  const names = args.filter((arg) => CHECKS.some(({ name }) => name === arg))
  const filters = args.filter((arg) => !names.includes(arg))
  if (filters.length > 0 && names.length === 0)
    throw new SetupError(`Contrôle inconnu : ${filters[0]}. Contrôles : ${CHECKS.map(({ name }) => name).join(', ')}.`)
  return CHECKS.filter(({ name }) => names.length === 0 || names.includes(name)).map((check) =>
    check.counts ? { ...check, filters } : check,
  )
}

/** In the order of their first checks. */
export const batchesOf = (checks) => Object.values(Object.groupBy(checks, ({ batch }) => batch))

export const needsOf = (checks) => [...new Set(['install', ...checks.flatMap(({ needs = [] }) => needs)])]
