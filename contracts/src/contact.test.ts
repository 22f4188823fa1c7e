import { expect, it } from 'vitest'
import { ContactForm } from './contact.ts'
import { errorsOf } from './testing/errors-of.ts'

it('[VALID-67] requires a subject, an e-mail and a message', () => {
  expect(errorsOf(ContactForm, { subject: ' ', email: '', message: '' })).toEqual({
    subject: 'Le sujet est requis',
    email: "L'email est requis",
    message: 'Le message est requis',
  })
  expect(errorsOf(ContactForm, { subject: 'Question', email: 'salma@', message: 'Bonjour' })).toEqual({
    email: "L'email n'est pas valide",
  })
  expect(errorsOf(ContactForm, { subject: 'Question', email: 'salma@exemple.ma', message: 'Bonjour' })).toBeNull()
})
