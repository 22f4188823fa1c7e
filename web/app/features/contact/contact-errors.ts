export type ContactField = 'subject' | 'email' | 'message'

type Checked = { value: string; validity: { typeMismatch: boolean } }

// The same messages as the contract, which would load zod on the home page; a test compares them.
const required: Record<ContactField, string> = {
  subject: 'Le sujet est requis',
  email: "L'email est requis",
  message: 'Le message est requis',
}

const invalidEmail = "L'email n'est pas valide"

/** The form's errors by field, in the order of the fields. */
export const contactErrors = (fieldOf: (name: ContactField) => Checked): Partial<Record<ContactField, string>> => {
  const errors: Partial<Record<ContactField, string>> = {}
  for (const name of ['subject', 'email', 'message'] as const) {
    const field = fieldOf(name)
    if (field.value.trim() === '') errors[name] = required[name]
    else if (field.validity.typeMismatch) errors[name] = invalidEmail
  }
  return errors
}
