import { expect, it } from 'vitest'
import { RoleChange } from './comptes.ts'
import { FacteurCode } from './facteurs.ts'

it.each([
  ['123 456', '123456'],
  ['12-34-56', '123456'],
  ['abcd-ef\t12', 'ABCDEF12'],
])('a code typed as « %s » is %s', (typed, code) => {
  expect(FacteurCode.parse({ code: typed })).toEqual({ code })
})

it('gives the administrator’s role with a password alone, and takes it without', () => {
  const refusals = [{ admin: true }, { admin: false }, { admin: true, password: 'trois chats bleus' }].map(
    (change) => RoleChange.safeParse(change).error?.issues.map(({ path }) => path.join('.')) ?? [],
  )
  expect(refusals).toEqual([['password'], [], []])
})
