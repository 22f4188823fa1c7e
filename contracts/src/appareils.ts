import * as z from 'zod/mini'

/** What a browser says it is, a word each; null where we cannot tell. */
export const Appareil = z.object({ navigateur: z.nullable(z.string()), systeme: z.nullable(z.string()) })
export type Appareil = z.output<typeof Appareil>

/** « Chrome sur Android » */
export const appareilName = ({ navigateur, systeme }: Appareil): string => {
  if (!navigateur && !systeme) return 'Appareil inconnu'
  return systeme ? `${navigateur ?? 'Navigateur'} sur ${systeme}` : (navigateur as string)
}

/** A random text that a browser stores for good and sends when signing in: a new one is a new device. */
export const AppareilMarque = z
  .string('La marque de l’appareil est un texte.')
  .check(z.regex(/^[\w-]{32,64}$/, 'La marque de l’appareil est illisible.'))
