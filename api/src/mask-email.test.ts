import { expect, it } from 'vitest'
import { maskEmail } from './mask-email.ts'

it.each([
  ['fatima@gmail.com', 'f•••@gmail.com'],
  ['a@exemple.ma', 'a•••@exemple.ma'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
