import type { AlerteFiltres, AlerteFrequence } from '@colocdar/contracts/alertes'
import type { Decision } from '@colocdar/contracts/conversations-decisions'
import type { Moyen } from '@colocdar/contracts/enumerations'
import type { Offre } from '@colocdar/contracts/offres'
import type { OptionalFait } from '@colocdar/contracts/offres-faits'
import type { Langue, Tag } from '@colocdar/contracts/references'
import type { SignalementMotif } from '@colocdar/contracts/signalements'
import type { VisiteReponse } from '@colocdar/contracts/visites'

type Profil = {
  nom: string
  prenom: string
  age: number
  telephone: string
  genre: 'HOMME' | 'FEMME' | 'NON_SPECIFIE'
  apropos: string
}
type ProfilVide = { [champ in keyof Profil]: null }

export type MembreDemo = (Profil | ProfilVide) & {
  username: string
  email: string
  langues: Langue[]
  tags: Tag[]
  emailVerified: boolean
  identityVerified: boolean
  admin: boolean
}

// '2000-01-01' is the spec's way to say "immediately".
export type Disponibilite = { dateDisponibilite: '2000-01-01' } | { dansJours: number }

/** What the owner says of the home; the rest is unknown. */
export type FaitsDemo = Partial<Pick<Offre, OptionalFait>>

/** A landmark by its slug, how far it is in minutes, and by what. */
export type RepereDemo = readonly [slug: string, minutes: number, moyen: Moyen]

export type OffreDemo = Disponibilite & {
  proprietaire: string
  ville: string
  quartier: string
  adresse: string
  titre: string
  description: string
  superficie: number
  nbrColoc: number
  duree: number
  logementType: 'CHAMBRE' | 'VILLA' | 'APPARTEMENT' | 'STUDIO'
  prix: number
  faits?: FaitsDemo
  /** Names of files in `demo/pictures`. Some are taken with a phone, of any shape and light, as real ones will be. */
  photos: string[]
  ageHeures: number
  statut: 'DISPONIBLE' | 'LOUE' | 'EN_ATTENTE'
  verified: boolean
  /** Asked in vain whether it still holds: out of the lists since then. */
  endormieDepuisJours?: number
}

export type DemandeDemo = Disponibilite & {
  demandeur: string
  ville: string
  quartier: string
  adresse: string
  titre: string
  description: string
  budget: number
  duree: number
  ageHeures: number
  verified: boolean
}

/** An offer by its title, and its rent when it was added. */
export type FavoriDemo = { membre: string; titre: string; prix: number; ilYAJours: number }
export type AlerteDemo = { membre: string; ville?: string; filtres: AlerteFiltres; frequence: AlerteFrequence }
/** Messages of who wrote, and of the owner where they have a `texte`. */
export type ConversationDemo = {
  titre: string
  de: string
  messages: (string | { texte: string })[]
  decision?: Decision
  ilYAHeures: number
  nonLu?: boolean
}
/** What an owner changed of a public offer, by its title: it awaits a decision. */
export type ModificationDemo = { titre: string; contenu: { titre?: string; description?: string }; ageHeures: number }
/** A visit of an offer, by its title; its moments as days from today and times of Morocco. */
export type VisiteDemo = {
  titre: string
  visiteur: string
  /** What the conversation begins with. */
  texte: string
  etat: 'proposee' | 'confirmee' | 'passee'
  moments: { jours: number; heure: string }[]
  rendezVous?: string
  mot?: string
  reponse?: VisiteReponse
}
export type SignalementDemo = {
  auteur: string
  titre: string
  motif: SignalementMotif
  texte: string | null
  ageHeures: number
}
export type AvisDemo = { auteur: string; commentaire: string; note: 3 | 4 | 5; valide: boolean }
export type ArticleDemo = { slug: string; titre: string; contenu: string; publishedDaysAgo: number }
export type MessageDemo = { subject: string; email: string; message: string }
