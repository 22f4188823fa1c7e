import { moyenNames } from '@colocdar/contracts/enumerations'
import type { NameOfKind } from '@colocdar/contracts/faits'
import { type OptionalFait, offreFaits, optionalFaits } from '@colocdar/contracts/offres-faits'
import type { OffreRepere } from '@colocdar/contracts/reperes'
import * as texts from '#texts/features/offres/components'
import { formatDisponibilite } from '../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../lib/formats/duree.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import { formatSuperficie } from '../../lib/formats/superficie.ts'
import { nomOf } from '../../lib/formats/ville-nom.ts'
import { CalendarDays, Clock, Maximize2, Users } from '../../ui/icons.ts'
import type { ShownOffre } from './shown-offre.ts'

/** The faits with a line of their own, given or not: a null value shows as « Non spécifié ». */
export const mainFaits = ({ superficie, nbrColoc, dateDisponibilite, duree }: ShownOffre) =>
  [
    { name: 'superficie', Icon: Maximize2, value: superficie ? formatSuperficie(superficie) : null },
    { name: 'nbrColoc', Icon: Users, value: nbrColoc ? texts.colocataires(nbrColoc) : null },
    { name: 'dateDisponibilite', Icon: CalendarDays, value: formatDisponibilite(dateDisponibilite) },
    { name: 'duree', Icon: Clock, value: duree ? formatDuree(duree) : null },
  ].map((fait) => ({ ...fait, label: offreFaits[fait.name as keyof typeof offreFaits].label }))

export const sections = ['publication', 'vie', 'logement'] as const

/** « Particulier, sans frais », for a card and the page; null where the offer does not say who publishes it. */
export const publicationOf = ({ publiePar, frais }: ShownOffre): string | null => {
  if (publiePar !== 'AGENCE') return publiePar ? texts.particulier : null
  return typeof frais === 'number' ? textOf('frais', frais) : textOf('publiePar', publiePar)
}

/** The optional faits that an owner gave: all of them, or those of a section. */
export const knownFaits = (offre: ShownOffre, only: readonly (typeof sections)[number][] = sections) =>
  only.flatMap((section) =>
    names
      .filter((name) => optionalFaits[name].section === section)
      .flatMap((name) => {
        const value = offre[name] ?? null
        // `has` is false for what a home lacks or refuses.
        return value === null
          ? []
          : [{ name, label: optionalFaits[name].label, value: textOf(name, value), has: value !== false }]
      }),
  )

const names = Object.keys(optionalFaits) as OptionalFait[]

/** What a seeker wants to know first, at most two of them, for a card: who publishes, if the offer says so. */
export const cardFaits = (offre: ShownOffre): string[] =>
  [
    publicationOf(offre),
    ...knownFaits(offre, ['vie', 'logement'])
      .filter(({ name, has }) => has && 'card' in optionalFaits[name] && offre[name] !== 'TOUS')
      .map(({ value }) => value),
  ]
    .filter((text) => text !== null)
    .slice(0, 2)

const textOf = (name: OptionalFait, value: string | number | boolean): string => {
  const fait = optionalFaits[name]
  switch (fait.kind) {
    case 'flag':
      return value ? fait.label : fait.no
    case 'choice':
      return fait.names[value as keyof typeof fait.names]
    case 'number':
      return numberTexts[name as keyof typeof numberTexts](Number(value))
  }
}

const numberTexts: Record<NameOfKind<typeof optionalFaits, 'number'>, (value: number) => string> = {
  caution: (prix) => (prix === 0 ? texts.noCaution : texts.caution(formatPrix(prix))),
  etage: (etage) => {
    if (etage < 0) return texts.basement
    return etage === 0 ? texts.groundFloor : texts.floor(etage)
  },
  frais: (frais) => (frais === 0 ? texts.agenceSansFrais : texts.agenceFrais(formatPrix(frais))),
  colocatairesActuels: (nombre) => (nombre === 0 ? texts.nobodyThere : texts.colocatairesThere(nombre)),
}

/** « ENCG Casablanca : 10 min à pied ». */
export const repereText = (named: OffreRepere): string =>
  texts.near(nomOf(named), named.minutes, moyenNames[named.moyen])
