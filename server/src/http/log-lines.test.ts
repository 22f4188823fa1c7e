import { expect, it } from 'vitest'
import { joinLines } from './log-lines.ts'

const joining = () => {
  const written: string[] = []
  const iterations: (() => void)[] = []
  const exits: (() => void)[] = []
  const destination = { write: (text: string) => written.push(text), flushSync: () => void written.push('flushed') }
  const timing = {
    nextIteration: (run: () => void) => void iterations.push(run),
    beforeExit: (run: () => void) => void exits.push(run),
  }
  return { stream: joinLines(destination, timing), written, iterations, exits }
}

it('writes the lines of an iteration at once, in their order, and those of the next one after it', () => {
  const { stream, written, iterations } = joining()
  for (const line of ['a\n', 'b\n']) stream.write(line)
  expect(written).toEqual([])
  iterations.shift()?.()
  expect(written).toEqual(['a\nb\n'])
  stream.write('c\n')
  iterations.shift()?.()
  expect(written).toEqual(['a\nb\n', 'c\n'])
  expect(iterations).toEqual([])
})

it('writes what is left before the process exits', () => {
  const { stream, written, exits, iterations } = joining()
  stream.write('last\n')
  exits[0]?.()
  expect(written).toEqual(['last\n', 'flushed'])
  iterations[0]?.()
  expect(written).toHaveLength(2)
})
