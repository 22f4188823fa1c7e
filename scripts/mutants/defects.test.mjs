import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/paths.mjs'
import { DEFECTS } from './defects.mjs'

it.each(DEFECTS)('the defect of $file can still be made: $from', ({ file, from, to }) => {
  expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
})
