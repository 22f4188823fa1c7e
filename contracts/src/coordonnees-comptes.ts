import type { Found } from './coordonnees-adresses.ts'
import type { Mot } from './coordonnees-mots.ts'

/** « insta : karim.b », « @karim_b », « sur WhatsApp ». A group of flatmates on WhatsApp is no invitation. */
export const compteAt = (mots: readonly Mot[], index: number): Found | null => {
  const mot = mots[index]
  if (!mot) return null
  if (/(^|[\s(:,;/])@$/.test(mot.gap) && handleLength(mots, index) >= 3)
    return { from: index, end: handleEnd(mots, index) }
  const account = networks.has(mot.text) ? namedAccount(mots, index) : null
  const end = messengerEnd(mots, index)
  return account ?? (end !== null && isInvitation(mots, index, end) ? { from: index, end } : null)
}

const namedAccount = (mots: readonly Mot[], index: number): Found | null => {
  const next = mots[index + 1]
  if (!next) return null
  const end = handleEnd(mots, index + 1)
  const named = /^\s*[:=@→>]+\s*@?$/.test(next.gap)
  // « insta karim_92 »: no word of French looks like this.
  const odd = next.gap === ' ' && end > index + 2
  return named || odd ? { from: index, end } : null
}

const handleEnd = (mots: readonly Mot[], from: number): number => {
  let end = from + 1
  while (end - from < 8 && /^[._]?$/.test(mots[end]?.gap ?? ' ')) end += 1
  return end
}
const handleLength = (mots: readonly Mot[], from: number): number =>
  (mots[handleEnd(mots, from) - 1]?.end ?? 0) - (mots[from]?.start ?? 0)

/** « WhatsApp » and « whats app ». */
const messengerEnd = (mots: readonly Mot[], index: number): number | null => {
  const text = mots[index]?.text ?? ''
  if (messengers.has(text)) return index + 1
  return /^(whats|wats)$/.test(text) && mots[index + 1]?.text === 'app' ? index + 2 : null
}

const isInvitation = (mots: readonly Mot[], from: number, end: number): boolean => {
  const before = mots[from - 1]
  const after = mots[end]
  if (before && invites.has(before.text)) return true
  return after !== undefined && (/^\s*[:=+→]/.test(after.gap) || confirms.has(after.text))
}

const words = (list: string) => new Set(list.split(' '))
const messengers = words(
  'whatsapp whatsap whatsup whatssap watsapp watsap wathsapp wathsap watssap wtsp wtsapp wtsap whtsp telegram واتساب الواتساب واتس',
)
const networks = words('instagram insta ig snap snapchat facebook fb telegram tiktok messenger')
const invites = words('sur par via mon my fi f 3la en au ou على في عبر')
const confirms = words('uniquement seulement only svp فقط')
