import { firstMessages } from '@colocdar/contracts/conversations'

export interface MessagePart {
  text: string
  /** Set for a link that may be followed. */
  href?: string
}

/** Plain text, and links once two people have written to each other for a while. Never anything else than http. */
export const messageParts = (texte: string, rang: number): MessagePart[] => {
  if (rang <= firstMessages) return [{ text: texte }]
  return texte.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?»)\]])/i).flatMap((text, index) => {
    if (text === '') return []
    return index % 2 === 1 && URL.canParse(text) ? { text, href: text } : { text }
  })
}
