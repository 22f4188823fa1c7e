import { ContactForm } from '@colocdar/contracts/contact'
import { describe, expect, it } from 'vitest'
import { type ContactField, contactErrors } from './contact-errors.ts'

const check = (values: Record<ContactField, string>) =>
  contactErrors((name) => ({
    value: values[name],
    validity: { typeMismatch: name === 'email' && values.email !== '' && !values.email.includes('@') },
  }))

const contractErrors = (values: Record<ContactField, string>) => {
  const issues = ContactForm.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

describe('contactErrors', () => {
  it.each([
    { subject: '', email: '', message: '' },
    { subject: '  ', email: 'a', message: 'Bonjour' },
    { subject: 'Question', email: 'a@b.ma', message: '' },
    { subject: 'Question', email: 'a@b.ma', message: 'Bonjour' },
  ])('[VALID-67] says of %o what the contract says', (values) => {
    expect(check(values)).toEqual(contractErrors(values))
  })
})
