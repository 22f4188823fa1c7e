import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.mjs'

it('the list in contracts is the one that scripts/write-common-passwords.mjs writes', () => {
  const list = commonPasswords()
  expect(list.length).toBeGreaterThan(10_000)
  const file = new URL('../../contracts/src/common-passwords.txt', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(`\n${list.join('\n')}\n`)
})
