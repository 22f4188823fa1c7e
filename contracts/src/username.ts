import * as z from 'zod/mini'
import * as texts from '#texts/auth'
import { isReservedUsername } from './reserved-names.ts'
import { namesSite } from './site-names.ts'
import { text } from './text.ts'

// French, Tamazight and their neighbours; no letters of phonetics, which pass for others. Arabic as it is written in Morocco.
const latin = /^[a-z0-9À-ÖØ-öø-ſƔɣƐɛǦǧḀ-ỿ._-]*$/i
const arabic = /^[\u0621-\u063a\u0641-\u064aپچڤڨڭگ0-9٠-٩._-]*$/

const most = 30
// NFKC makes eighteen characters of one at most.
const mostNormalized = 18 * most

/** Whatever is longer is refused already, and takes long to look at. */
const unlessTooLong = (isFine: (name: string) => boolean) => (name: string) =>
  name.length > mostNormalized || isFine(name)

/** A name that its owner chooses and others read: it must not pass for another one, for the team or for a link. */
export const Username = text({
  required: texts.usernameRequired,
  min: { length: 3, message: texts.usernameShort },
  max: most,
}).check(
  // The same é can be typed as one character or as two, the same a at full width.
  z.normalize('NFKC'),
  // Sign-in accepts a username or an e-mail: they must not be confusable.
  z.regex(/^[\p{L}\p{N}._-]*$/u, texts.usernameCharacters),
  z.refine((name) => latin.test(name) || arabic.test(name), texts.usernameMixed),
  z.refine((name) => name === '' || /\p{L}/u.test(name), texts.usernameLetter),
  z.refine(
    unlessTooLong((name) => !namesSite(name)),
    texts.usernameSite,
  ),
  z.refine(
    unlessTooLong((name) => !isReservedUsername(name)),
    texts.usernameReserved,
  ),
)
