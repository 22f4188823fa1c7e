import type { Langue } from '@colocdar/contracts/langues'
import * as ar from './texts.ar.ts'
import * as fr from './texts.fr.ts'

/** What the layout itself says. */
export const mailTexts: Record<Langue, Record<keyof typeof fr, string>> = { fr, ar }

/** Where the links of a mail lead. Only pages: the address that mail programs call to stop mails has no language. */
export const siteOf = (publicUrl: string, langue: Langue): string => (langue === 'ar' ? `${publicUrl}/ar` : publicUrl)
