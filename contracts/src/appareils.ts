import * as z from 'zod/mini'
import * as texts from '#texts/appareils'
import { fill } from './texts/fill.ts'

/** What a browser says it is, a word each; null where we cannot tell. */
export const Appareil = z.object({ navigateur: z.nullable(z.string()), systeme: z.nullable(z.string()) })
export type Appareil = z.output<typeof Appareil>

/** « Chrome sur Android » */
export const appareilName = ({ navigateur, systeme }: Appareil): string => {
  if (!navigateur && !systeme) return texts.unknownDevice
  return systeme ? fill(texts.browserOn, { navigateur: navigateur ?? texts.browser, systeme }) : (navigateur as string)
}

/** A random text that a browser stores for good and sends when signing in: a new one is a new device. */
export const AppareilMarque = z.string(texts.markText).check(z.regex(/^[\w-]{32,64}$/, texts.markUnreadable))
