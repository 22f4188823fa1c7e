import type { AnnonceType } from '@colocdar/contracts/conversations'

/** The ad that a first message is about. */
export interface WrittenAbout {
  annonce: AnnonceType
  annonceId: number
  titre: string | null | undefined
  /** The public name of the author. */
  nom: string
}
