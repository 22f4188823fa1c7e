import type { Found } from './coordonnees-adresses.ts'
import { gapAt, type Mot, textAt } from './coordonnees-mots.ts'

/** « insta : karim.b », « @karim_b », « sur WhatsApp ». A group of flatmates on WhatsApp is no invitation. */
export const compteAt = (mots: readonly Mot[], index: number): Found | null => {
  if (/(^|[\s(:,;/])@$/.test(gapAt(mots, index)) && handleLength(mots, index) >= 3)
    return { from: index, end: handleEnd(mots, index) }
  const account = networks.has(textAt(mots, index)) ? namedAccount(mots, index) : null
  const end = messengerEnd(mots, index)
  return account ?? (end !== null && isInvitation(mots, index, end) ? { from: index, end } : null)
}

const namedAccount = (mots: readonly Mot[], index: number): Found | null => {
  const gap = gapAt(mots, index + 1)
  const end = handleEnd(mots, index + 1)
  const named = /^\s*[:=@→>]+\s*@?$/.test(gap)
  // « insta karim_92 »: no word of French looks like this.
  const odd = gap === ' ' && end > index + 2
  return named || odd ? { from: index, end } : null
}

const handleEnd = (mots: readonly Mot[], from: number): number => {
  let end = from + 1
  while (end - from < 8 && /^[._]?$/.test(gapAt(mots, end))) end += 1
  return end
}
const handleLength = (mots: readonly Mot[], from: number): number => {
  const [first, last] = [mots[from], mots[handleEnd(mots, from) - 1]] as [Mot, Mot]
  return last.end - first.start
}

/** « WhatsApp » and « whats app ». */
const messengerEnd = (mots: readonly Mot[], index: number): number | null => {
  const text = textAt(mots, index)
  if (messengers.has(text)) return index + 1
  return /^(whats|wats)$/.test(text) && textAt(mots, index + 1) === 'app' ? index + 2 : null
}

const isInvitation = (mots: readonly Mot[], from: number, end: number): boolean => {
  if (invites.has(textAt(mots, from - 1)) || confirms.has(textAt(mots, end))) return true
  return /^\s*[:=+→]/.test(gapAt(mots, end))
}

const words = (list: string) => new Set(list.split(' '))
const messengers = words(
  'whatsapp whatsap whatsup whatssap watsapp watsap wathsapp wathsap watssap wtsp wtsapp wtsap whtsp telegram واتساب الواتساب واتس',
)
const networks = words('instagram insta ig snap snapchat facebook fb telegram tiktok messenger')
const invites = words('sur par via mon my fi f 3la en au ou على في عبر')
const confirms = words('uniquement seulement only svp فقط')
