import type { Correspondance } from '@colocdar/contracts/correspondances'
import type { Critere } from '@colocdar/contracts/correspondances-points'
import type { Demande } from '@colocdar/contracts/demandes'
import type { LogementType } from '@colocdar/contracts/enumerations'
import type { Offre } from '@colocdar/contracts/offres'
import { referenceName } from '@colocdar/contracts/references'
import * as texts from '#texts/features/correspondances'
import { formatDate } from '../../lib/formats/dates.ts'
import { formatDisponibilite, immediateDate } from '../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../lib/formats/duree.ts'
import { logementLabels } from '../../lib/formats/labels.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import { nomOf } from '../../lib/formats/ville-nom.ts'

type Point = Correspondance['points'][number]
/** Who reads: the author of the request, or the owner of the offer. */
export type Reader = 'seeker' | 'owner'

export type SaidOffre = Pick<
  Offre,
  'prix' | 'ville' | 'quartier' | 'logementType' | 'dateDisponibilite' | 'duree' | 'accueille' | 'frais'
>
export type SaidDemande = Pick<
  Demande,
  'budget' | 'ville' | 'quartier' | 'logementType' | 'dateDisponibilite' | 'duree'
>
export interface Pair {
  offre: SaidOffre
  demande: SaidDemande
}

/** « 2 500 dh par mois, dans votre budget de 3 000 dh » */
export const pointSentence = (reader: Reader, point: Point, pair: Pair): string =>
  sentences[reader][point.critere](pair, point)

/** A match as its reader sees it. Without a request the points are about people, and say nothing of one. */
export const saidPoints = (
  reader: Reader,
  { points, publication }: Pick<Correspondance, 'points' | 'publication'>,
  { offre, demande }: { offre: SaidOffre; demande: SaidDemande | null },
) => {
  const pair = { offre, demande: demande as SaidDemande }
  // A newer server may compare by more.
  const known = points.filter(({ critere }) => critere in sentences[reader])
  const said = known.map((point) => ({ convient: point.convient, sentence: pointSentence(reader, point, pair) }))
  return publication === undefined
    ? said
    : [...said, { convient: publication, sentence: publisher(publication, offre) }]
}

const publisher = (convient: boolean, { frais }: SaidOffre): string =>
  convient ? texts.noMiddleman : texts.agencyFees(formatPrix(frais ?? 0))

type Sentence = (pair: Pair, point: Point) => string

/** The same to both. */
const inCommon: Pick<Record<Critere, Sentence>, 'langues' | 'interets'> = {
  langues: (_, { communs = [] }) =>
    communs.length === 0 ? texts.noLanguage : texts.languages(communs.map(referenceName)),
  interets: (_, { communs = [] }) => texts.interests(communs.map(referenceName)),
}

const toSeeker: Record<Critere, Sentence> = {
  ...inCommon,
  budget: ({ offre, demande }, { convient }) =>
    convient
      ? texts.seekerBudget(formatPrix(offre.prix), formatPrix(demande.budget))
      : texts.seekerTooDear(formatPrix(offre.prix), formatPrix(offre.prix - demande.budget)),
  ville: ({ offre, demande }, { convient }) =>
    convient ? texts.seekerVille(nomOf(offre.ville)) : texts.seekerOtherVille(nomOf(offre.ville), nomOf(demande.ville)),
  quartier: ({ offre, demande }, { convient }) =>
    convient ? texts.seekerQuartier(offre.quartier) : texts.seekerOtherQuartier(offre.quartier, demande.quartier),
  type: ({ offre, demande }, { convient }) => {
    const type = logementLabels[offre.logementType]
    return convient ? texts.seekerType(type) : texts.seekerOtherType(type, aHome(demande.logementType))
  },
  date: ({ offre, demande }, { convient }) => {
    const free = formatDisponibilite(offre.dateDisponibilite)
    if (!convient) return texts.seekerTooLate(formatDate(offre.dateDisponibilite))
    if (!isDay(offre.dateDisponibilite)) return free
    return isDay(demande.dateDisponibilite)
      ? texts.seekerInTime(free, formatDate(demande.dateDisponibilite))
      : texts.seekerFree(free)
  },
  duree: ({ offre, demande }, { convient }) => {
    const least = formatDuree(offre.duree ?? 0)
    return convient ? texts.seekerDuree(least, demande.duree) : texts.seekerTooShort(least, demande.duree)
  },
  accueil: ({ offre }) => texts.welcomes[offre.accueille ?? 'TOUS'],
}

const toOwner: Record<Critere, Sentence> = {
  ...inCommon,
  budget: ({ offre, demande }, { convient }) =>
    convient
      ? texts.ownerBudget(formatPrix(demande.budget), formatPrix(offre.prix))
      : texts.ownerTooDear(formatPrix(demande.budget), formatPrix(offre.prix - demande.budget)),
  ville: ({ offre, demande }, { convient }) =>
    convient ? texts.ownerVille(nomOf(demande.ville)) : texts.ownerOtherVille(nomOf(demande.ville), nomOf(offre.ville)),
  quartier: ({ offre, demande }, { convient }) =>
    convient ? texts.ownerQuartier(offre.quartier) : texts.ownerOtherQuartier(demande.quartier, offre.quartier),
  type: ({ offre, demande }, { convient }) => {
    const wanted = aHome(demande.logementType)
    return convient ? texts.ownerType(wanted) : texts.ownerOtherType(wanted, aHome(offre.logementType))
  },
  date: ({ offre, demande }, { convient }) => {
    const arrival = isDay(demande.dateDisponibilite)
      ? texts.ownerDate(formatDate(demande.dateDisponibilite))
      : texts.ownerAtOnce
    return convient ? arrival : texts.ownerTooEarly(arrival, formatDate(offre.dateDisponibilite))
  },
  duree: ({ offre, demande }) => texts.ownerDuree(formatDuree(demande.duree ?? 0), offre.duree),
  accueil: ({ offre: { accueille } }, { convient }) => {
    if (accueille === 'TOUS' || accueille === null) return texts.welcomes.TOUS
    return (convient ? texts.ownerWelcome : texts.ownerUnwelcome)[accueille]
  },
}

const sentences: Record<Reader, Record<Critere, Sentence>> = { seeker: toSeeker, owner: toOwner }

const isDay = (date: string | null): date is string => date !== null && date !== immediateDate

const aHome = (type: LogementType | null): string => (type ? texts.homes[type] : texts.anyHome)
