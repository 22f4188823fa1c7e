import type { Correspondance } from '@colocdar/contracts/correspondances'
import type { Critere } from '@colocdar/contracts/correspondances-points'
import type { Demande } from '@colocdar/contracts/demandes'
import type { LogementType } from '@colocdar/contracts/enumerations'
import type { Offre } from '@colocdar/contracts/offres'
import { formatDate } from '../../lib/formats/dates.ts'
import { formatDisponibilite, immediateDate } from '../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../lib/formats/duree.ts'
import { logementLabels } from '../../lib/formats/labels.ts'
import { formatPrix } from '../../lib/formats/prix.ts'

type Point = Correspondance['points'][number]
/** Who reads: the author of the request, or the owner of the offer. */
export type Reader = 'seeker' | 'owner'

export type SaidOffre = Pick<
  Offre,
  'prix' | 'ville' | 'quartier' | 'logementType' | 'dateDisponibilite' | 'duree' | 'accueille'
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

/** A match as its reader sees it. */
export const saidPoints = (reader: Reader, points: readonly Point[], pair: Pair) =>
  points.map((point) => ({ convient: point.convient, sentence: pointSentence(reader, point, pair) }))

type Sentence = (pair: Pair, point: Point) => string

const inCommon: Pick<Record<Critere, Sentence>, 'langues' | 'interets'> = {
  langues: (_, { communs = [] }) =>
    communs.length === 0
      ? 'Aucune langue en commun'
      : `${communs.length > 1 ? 'Langues' : 'Langue'} en commun\u00a0: ${enumerate(communs)}`,
  interets: (_, { communs = [] }) =>
    `${communs.length > 1 ? 'Centres d’intérêt' : 'Centre d’intérêt'} en commun\u00a0: ${enumerate(communs)}`,
}

const toSeeker: Record<Critere, Sentence> = {
  ...inCommon,
  budget: ({ offre, demande }, { convient }) =>
    convient
      ? `${formatPrix(offre.prix)} par mois, dans votre budget de ${formatPrix(demande.budget)}`
      : `${formatPrix(offre.prix)} par mois, ${formatPrix(offre.prix - demande.budget)} au-dessus de votre budget`,
  ville: ({ offre, demande }, { convient }) =>
    convient
      ? `À ${offre.ville.nom}, comme vous le souhaitez`
      : `À ${offre.ville.nom}, alors que vous cherchez à ${demande.ville.nom}`,
  quartier: ({ offre, demande }, { convient }) =>
    convient
      ? `Dans le quartier que vous cherchez, ${offre.quartier}`
      : `Quartier ${offre.quartier}, alors que vous cherchez vers ${demande.quartier}`,
  type: ({ offre, demande }, { convient }) =>
    convient
      ? `${logementLabels[offre.logementType]}, comme vous le souhaitez`
      : `${logementLabels[offre.logementType]}, alors que vous cherchez ${aHome(demande.logementType)}`,
  date: ({ offre, demande }, { convient }) => {
    if (!convient) return `Libre le ${formatDate(offre.dateDisponibilite)}, plus tard que vous ne le souhaitez`
    const onTime = isDay(demande.dateDisponibilite) ? `, à temps pour le ${formatDate(demande.dateDisponibilite)}` : ''
    return isDay(offre.dateDisponibilite)
      ? `Libre le ${formatDate(offre.dateDisponibilite)}${onTime}`
      : formatDisponibilite(offre.dateDisponibilite)
  },
  duree: ({ offre, demande }, { convient }) =>
    convient
      ? `${formatDuree(offre.duree ?? 0)} au moins, vous en prévoyez ${demande.duree}`
      : `${formatDuree(offre.duree ?? 0)} au moins, alors que vous en prévoyez ${demande.duree}`,
  accueil: ({ offre }) => welcomes[offre.accueille ?? 'TOUS'],
}

const toOwner: Record<Critere, Sentence> = {
  ...inCommon,
  budget: ({ offre, demande }, { convient }) =>
    convient
      ? `Budget de ${formatPrix(demande.budget)} pour un loyer de ${formatPrix(offre.prix)}`
      : `Budget de ${formatPrix(demande.budget)}, ${formatPrix(offre.prix - demande.budget)} de moins que le loyer`,
  ville: ({ offre, demande }, { convient }) =>
    convient ? `Cherche à ${demande.ville.nom}` : `Cherche à ${demande.ville.nom}, et non à ${offre.ville.nom}`,
  quartier: ({ offre, demande }, { convient }) =>
    convient
      ? `Cherche dans votre quartier, ${offre.quartier}`
      : `Cherche vers ${demande.quartier}, votre logement est à ${offre.quartier}`,
  type: ({ offre, demande }, { convient }) =>
    convient
      ? `Cherche ${aHome(demande.logementType)}`
      : `Cherche ${aHome(demande.logementType)}, vous proposez ${aHome(offre.logementType)}`,
  date: ({ offre, demande }, { convient }) => {
    const wanted = isDay(demande.dateDisponibilite)
      ? `Arrivée souhaitée le ${formatDate(demande.dateDisponibilite)}`
      : 'Arrivée souhaitée tout de suite'
    return convient ? wanted : `${wanted}, le logement est libre le ${formatDate(offre.dateDisponibilite)}`
  },
  duree: ({ offre, demande }) => `Pour ${formatDuree(demande.duree ?? 0)}, vous en demandez au moins ${offre.duree}`,
  accueil: ({ offre }, { convient }) => {
    if (offre.accueille === 'TOUS' || offre.accueille === null) return welcomes.TOUS
    const home = welcomes[offre.accueille].toLowerCase()
    return convient ? `Convient à votre ${home}` : `Ne convient pas à votre ${home}`
  },
}

const sentences: Record<Reader, Record<Critere, Sentence>> = { seeker: toSeeker, owner: toOwner }

const welcomes = { TOUS: 'Tout le monde est bienvenu', FEMMES: 'Coloc féminine', HOMMES: 'Coloc masculine' } as const

const isDay = (date: string | null): date is string => date !== null && date !== immediateDate

const homes: Record<LogementType, string> = {
  CHAMBRE: 'une chambre',
  STUDIO: 'un studio',
  APPARTEMENT: 'un appartement',
  VILLA: 'une villa',
}
const aHome = (type: LogementType | null): string => (type ? homes[type] : 'un logement')

/** « arabe, français et anglais » */
const enumerate = (words: readonly string[]): string => {
  const small = words.map((word) => word.charAt(0).toLowerCase() + word.slice(1))
  return small.length < 2 ? small.join('') : `${small.slice(0, -1).join(', ')} et ${small.at(-1)}`
}
