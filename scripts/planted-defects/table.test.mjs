import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/paths.mjs'
import { readDefects } from './table.mjs'

it('every planted defect can still be made', () => {
  const outdated = readDefects().filter(
    ({ file, find, put }) => find === put || !readFileSync(join(root, file), 'utf8').includes(find),
  )
  expect(outdated.map(({ clause }) => clause)).toEqual([])
})
