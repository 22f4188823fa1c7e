import { describe, expect, it } from 'vitest'
import { createSlots, createSlotsByKey } from './slots.ts'

describe('createSlots', () => {
  it('never runs more than its number at once, in order, and survives failures', async () => {
    const inSlot = createSlots(2)
    let running = 0
    let most = 0
    const started: number[] = []
    const results = await Promise.allSettled(
      Array.from({ length: 9 }, (_, index) =>
        inSlot(async () => {
          started.push(index)
          running += 1
          most = Math.max(most, running)
          await new Promise(setImmediate)
          running -= 1
          if (index % 3 === 0) throw new Error('broken')
          return index
        }),
      ),
    )
    expect(most).toBe(2)
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
    await expect(inSlot(async () => 'still open')).resolves.toBe('still open')
  })
})

describe('createSlotsByKey', () => {
  it('lets one key’s tasks wait for each other and not for those of another', async () => {
    const inSlot = createSlotsByKey(1)
    const release: (() => void)[] = []
    const started: string[] = []
    const start = (key: string) =>
      inSlot(key, () => {
        started.push(key)
        return new Promise<void>((resolve) => release.push(resolve))
      })
    const tasks = [start('a'), start('a'), start('b')]
    await new Promise(setImmediate)
    expect(started).toEqual(['a', 'b'])
    for (const done of release.splice(0)) done()
    await Promise.all([tasks[0], tasks[2]])
    await new Promise(setImmediate)
    expect(started).toEqual(['a', 'b', 'a'])
    for (const done of release) done()
    await tasks[1]
  })
})
