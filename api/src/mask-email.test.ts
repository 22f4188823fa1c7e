import { expect, it } from 'vitest'
import { maskEmail } from './mask-email.ts'

it.each([
  ['fatima@gmail.com', 'f•••@gmail.com'],
  ['a@Hotmail.fr', 'a•••@hotmail.fr'],
  ['a@zero-six-douze.ma', 'a•••@•••'],
  ['a@gmail.com.zero-six-douze.ma', 'a•••@•••'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
