import { expect, it } from 'vitest'
import { preparedBy } from './motif-dialog.tsx'

const prepared = ['Photos floues.', 'Prix erroné.']

it.each([
  ['1', 'Photos floues.'],
  ['2', 'Prix erroné.'],
  ['3', undefined],
  ['0', undefined],
  ['a', undefined],
  ['12', undefined],
])('chooses a prepared reason by its digit: %s', (key, motif) => expect(preparedBy(key, prepared)).toBe(motif))
