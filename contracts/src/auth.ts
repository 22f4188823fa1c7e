import * as z from 'zod/mini'
import * as texts from '#texts/auth'
import * as commonTexts from '#texts/common'
import { AppareilMarque } from './appareils.ts'
import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'
import { roles } from './enumerations.ts'
import { siteLangues } from './langues.ts'
import { email, Message, text } from './text.ts'
import { Username } from './username.ts'

export const passwordLimits = { min: 6, max: 40 } as const

export const Password = z
  .string(texts.passwordRequired)
  .check(
    z.minLength(1),
    z.minLength(passwordLimits.min, texts.passwordShort),
    z.maxLength(passwordLimits.max, texts.passwordLong),
  )

/** One of the list in common-passwords.txt, refused when a password is chosen. */
export const commonPassword = texts.commonPassword

export const administratorPasswordMin = 12
export const shortForAdministrator = `Le mot de passe d’un administrateur doit contenir au moins ${administratorPasswordMin} caractères`

const confirmation = z.string(texts.confirmationRequired).check(z.minLength(1))

/** Of a form where the password is typed twice. */
const sameTwice = <Name extends string>(name: Name, error: string) =>
  z.refine<Record<Name | 'confirmPassword', string>>((form) => form[name] === form.confirmPassword, {
    path: ['confirmPassword'],
    error,
    // Reported together with the errors of other fields, not after those are fixed.
    when: ({ value }) => typeof (value as { confirmPassword?: unknown })?.confirmPassword === 'string',
  })

export const Signin = z.object({
  username: text({ required: texts.signinUsernameRequired, max: 254 }).check(z.normalize('NFC')),
  password: Password,
  rememberMe: z.optional(z.boolean()),
  appareil: z.optional(AppareilMarque),
})
export type Signin = z.input<typeof Signin>

export const Signup = z
  .object({
    username: Username,
    email: email({ required: commonTexts.emailRequired, invalid: commonTexts.emailInvalid }),
    password: Password,
    confirmPassword: confirmation,
    acceptTerms: z.literal(true, texts.termsRequired),
    /** Of the account's mails: that of the page where it was created. French unless given. */
    langue: z.optional(z.enum(siteLangues, commonTexts.siteLangue)),
  })
  .check(sameTwice('password', texts.passwordsDiffer))
export type Signup = z.input<typeof Signup>

/** The fields of the reset form. The server gets only the password, with the token. */
export const NewPassword = z
  .object({
    newPassword: Password,
    confirmPassword: confirmation,
  })
  .check(sameTwice('newPassword', texts.resetPasswordsDiffer))

export type NewPassword = z.input<typeof NewPassword>

/** Changing it while signed in: the old one is asked for. */
export const PasswordChange = z.object({ password: Password, newPassword: Password })
export type PasswordChange = z.input<typeof PasswordChange>

/** The fields of the form. The server gets the two passwords. */
export const PasswordChangeForm = z
  .object({
    password: Password,
    newPassword: Password,
    confirmPassword: confirmation,
  })
  .check(sameTwice('newPassword', texts.passwordsDiffer))

export const Session = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  subscribed: z.boolean(),
  accessToken: z.string(),
  tokenType: z.string(),
  demandeFilled: z.boolean(),
  profileFilled: z.boolean(),
  emailVerified: z.boolean(),
  /** Not in the spec: what the navbar calls the member, and shows. */
  prenom: z.optional(z.string()),
  photo: z.optional(z.string()),
  /** Not in the spec: an administrator has to show the second factor before this session opens anything. */
  facteurAttendu: z.optional(z.boolean()),
})
export type Session = z.output<typeof Session>

const EmailQuery = z.object({
  email: email({ required: commonTexts.emailRequired, invalid: commonTexts.emailInvalid }),
})
const token = z.string(commonTexts.linkIncomplete).check(z.minLength(1), z.maxLength(200, texts.linkInvalid))

export const auth = {
  signin: endpoint('POST', '/auth/signin', 'public', {
    summary: 'Se connecter par nom d’utilisateur ou e-mail',
    body: Signin,
    response: Session,
    errors: ['BAD_CREDENTIALS', 'ACCOUNT_BLOCKED'],
  }),
  signup: endpoint('POST', '/auth/signup', 'public', {
    summary: 'Créer un compte ; un e-mail de vérification part aussitôt',
    body: Signup,
    response: Message,
    status: 201,
    idempotent: true,
    errors: ['USERNAME_TAKEN', 'EMAIL_TAKEN'],
  }),
  signout: endpoint('POST', '/auth/signout', 'membre', {
    summary: 'Mettre fin à cette session',
    response: z.void(),
    beforeFactor: true,
  }),
  verify: endpoint('GET', '/test/utilisateur/verify', 'public', {
    summary: 'Vérifier son adresse e-mail par le jeton reçu',
    query: z.object({ token }),
    response: z.string(),
    answers: 'text',
  }),
  resend: endpoint('POST', '/test/utilisateur/resend', 'public', {
    summary: 'Recevoir de nouveau l’e-mail de vérification ; la réponse ne dit pas si le compte existe',
    query: EmailQuery,
    response: Message,
  }),
  forgotPassword: endpoint('POST', '/test/utilisateur/forgot-password', 'public', {
    summary: 'Demander un lien de réinitialisation ; la réponse ne dit pas si le compte existe',
    query: EmailQuery,
    response: Message,
  }),
  changePassword: endpoint('PUT', '/test/utilisateur/mot-de-passe', 'membre', {
    summary: 'Changer son mot de passe en donnant l’ancien ; les autres sessions prennent fin',
    body: PasswordChange,
    response: Message,
    errors: ['TOO_MANY_REQUESTS'],
  }),
  resetPassword: endpoint('POST', '/test/utilisateur/reset-password', 'public', {
    summary: 'Choisir un nouveau mot de passe, par le corps (préférable) ou par la requête',
    query: z.partial(z.object({ token, newPassword: Password })),
    body: z.partial(z.object({ token, newPassword: Password })),
    response: Message,
  }),
}
