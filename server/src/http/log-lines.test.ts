import { expect, it } from 'vitest'
import { joinLines } from './log-lines.ts'

const joining = () => {
  const written: string[] = []
  const timers: (() => void)[] = []
  const exits: (() => void)[] = []
  const destination = { write: (text: string) => written.push(text), flushSync: () => void written.push('flushed') }
  const timing = {
    later: (run: () => void) => void timers.push(run),
    beforeExit: (run: () => void) => void exits.push(run),
  }
  return { stream: joinLines(destination, timing), written, timers, exits }
}

it('writes the lines of a while at once, in their order, and later ones after it', () => {
  const { stream, written, timers } = joining()
  for (const line of ['a\n', 'b\n']) stream.write(line)
  expect(written).toEqual([])
  timers.shift()?.()
  expect(written).toEqual(['a\nb\n'])
  stream.write('c\n')
  timers.shift()?.()
  expect(written).toEqual(['a\nb\n', 'c\n'])
  expect(timers).toEqual([])
})

it('writes what is left before the process exits', () => {
  const { stream, written, exits, timers } = joining()
  stream.write('last\n')
  exits[0]?.()
  expect(written).toEqual(['last\n', 'flushed'])
  timers[0]?.()
  expect(written).toHaveLength(2)
})
