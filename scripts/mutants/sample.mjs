import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Leaves some percent of the mutants, the same ones each time, or others with another seed. Stryker cannot do that: a node it is told to ignore takes
 * everything inside along. Whether a mutant is chosen depends on nothing but itself: other edits leave the sample alone.
 */
export const sampleMutants = async (percent, seed = '') => {
  const folder = './node_modules/@stryker-mutator/instrumenter/dist/src/transformers'
  const { MutantCollector } = await import(`${folder}/mutant-collector.js`)
  const { collect } = MutantCollector.prototype
  MutantCollector.prototype.collect = function (...args) {
    const mutant = collect.apply(this, args)
    if (!isInSample(`${seed}${nameOf(mutant)}`, percent)) mutant.ignoreReason ??= 'Not in the sample.'
    return mutant
  }
}

const nameOf = ({ fileName, original: { loc }, mutatorName, replacementCode }) =>
  [relative(process.cwd(), fileName), loc.start.line, loc.start.column, mutatorName, replacementCode].join(':')

const isInSample = (name, percent) =>
  createHash('sha256').update(name).digest().readUInt32BE() < (percent / 100) * 2 ** 32
