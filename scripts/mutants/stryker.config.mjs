import { GROUPS, isTest } from './groups.mjs'
import { sampleDeclarations } from './sample.mjs'

const group = process.env.MUTANTS_GROUP
const { mutate, constants = false, database = false } = GROUPS[group]
// A part of the group: a feature, or the files whose name contains this.
const only = process.env.MUTANTS_ONLY
const partOf = (pattern) => (database ? pattern.replace('**', only) : pattern.replace(/\*(?=[^/]*$)/, `*${only}*`))
const { MUTANTS_SAMPLE: sample, MUTANTS_SEED: seed } = process.env
const patterns = [...(only ? mutate.map(partOf) : mutate), isTest]

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  plugins: [
    '@stryker-mutator/vitest-runner',
    ...['./ignore-declarations.mjs', './tell-survivors.mjs'].map((plugin) => import.meta.resolve(plugin)),
  ],
  ignorers: ['declarations'],
  mutate: sample ? sampleDeclarations(patterns, Number(sample), seed) : patterns,
  coverageAnalysis: 'perTest',
  // A constant that every test reads would cost a run of all of them.
  ignoreStatic: !constants,
  // TypeScript 7 has no API that Stryker could read it with, and Node strips types anyway.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  checkers: [],
  concurrency: Number(process.env.MUTANTS_CONCURRENCY ?? 2),
  timeoutMS: 20_000,
  // All tests on PostgreSQL, on a busy machine.
  dryRunTimeoutMinutes: 15,
  tempDirName: '.cache/mutants',
  ignorePatterns: [
    'data',
    'data-demo',
    'web/build',
    'e2e/test-results',
    '.cache',
    'docs/screenshots',
    'bench',
    '*.log',
  ],
  allowEmpty: true,
  reporters: ['clear-text', 'json', 'progress-append-only', 'survivors'],
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: `.cache/mutants-${only ? `${group}-${only}` : group}.json` },
  thresholds: { high: 95, low: 90, break: 90 },
}
