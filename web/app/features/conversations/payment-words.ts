import { firstMessages } from '@colocdar/contracts/conversations'

/**
 * Words that often come before a fraud: paying a stranger before a visit. The reader gets a note, the message stays as
 * it is. In French, in English and in Darija written in Latin letters; compared without accents and case.
 */
const words = [
  /\b(western ?union|money ?gram|wafa ?cash|cash ?plus|barid ?cash|paypal|ria ?money|bitcoin|crypto|usdt|orange money)\b/,
  /\b(virement|mandat|rib|iban|transfert d ?argent|carte (cadeau|recharge)|code (de )?recharge|coupon)\b/,
  /\b(avance|acompte|arrhes|frais de (dossier|reservation|visite)|a l ?avance|d ?avance|tasbi[kq])\b/,
  /\b(pay\w*|regl\w+|vers\w+|envoy\w+|vire\w*)\b.{0,40}\b(avant|caution|argent|dh|dirhams?|euros?|reserver)\b/,
  /\b(caution|garantie)\b.{0,40}\b(avant|virement|envoy\w+|payer|verser)\b/,
]

export const asksForPayment = (texte: string): boolean => {
  const plain = texte
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`-]/g, ' ')
  return words.some((word) => word.test(plain)) || /عربون|تسبيق|تحويل|وفاكاش|كاش بلوس/.test(texte)
}

interface MessagePart {
  text: string
  /** Set for a link that may be followed. */
  href?: string
}

/** Plain text, and links once two people have written to each other for a while. Never anything else than http. */
export const messageParts = (texte: string, rang: number): MessagePart[] => {
  if (rang <= firstMessages) return [{ text: texte }]
  return texte.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?»)\]])/i).flatMap((text, index) => {
    if (text === '') return []
    return index % 2 === 1 && isUrl(text) ? { text, href: text } : { text }
  })
}

// URL.canParse is younger than the browsers that we support.
const isUrl = (text: string): boolean => {
  try {
    return Boolean(new URL(text))
  } catch {
    return false
  }
}
