import { expect, it } from 'vitest'
import { multiplierFor } from './cpu-multiplier.ts'

it.each([
  [100, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533.3, 4],
  [2000, 6],
  [3000, 6],
])('a machine of %d is slowed down %d times', (index, multiplier) =>
  expect(multiplierFor(index)).toBeCloseTo(multiplier, 2),
)
