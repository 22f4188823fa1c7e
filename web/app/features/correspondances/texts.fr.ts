import type { LogementType } from '@colocdar/contracts/enumerations'

export const heading = 'Cette offre et votre demande'
/** Spoken before each point. */
export const fits = 'Convient\u00a0: '
export const doesNotFit = 'Ne convient pas\u00a0: '

export const noMiddleman = 'Sans intermédiaire'
export const agencyFees = (fees: string) => `Par une agence, avec ${fees} de frais`
export const noLanguage = 'Aucune langue en commun'
export const languages = (names: readonly string[]) =>
  `${names.length > 1 ? 'Langues' : 'Langue'} en commun\u00a0: ${enumerate(names)}`
export const interests = (names: readonly string[]) =>
  `${names.length > 1 ? 'Centres d’intérêt' : 'Centre d’intérêt'} en commun\u00a0: ${enumerate(names)}`
/** « arabe, français et anglais » */
const enumerate = (words: readonly string[]): string => {
  const small = words.map((word) => word.charAt(0).toLowerCase() + word.slice(1))
  return small.length < 2 ? small.join('') : `${small.slice(0, -1).join(', ')} et ${small.at(-1)}`
}

/** Indefinite, inside of a sentence. */
export const homes: Record<LogementType, string> = {
  CHAMBRE: 'une chambre',
  STUDIO: 'un studio',
  APPARTEMENT: 'un appartement',
  VILLA: 'une villa',
}
export const anyHome = 'un logement'
export const welcomes = { TOUS: 'Tout le monde est bienvenu', FEMMES: 'Coloc féminine', HOMMES: 'Coloc masculine' }

export const seekerBudget = (price: string, budget: string) => `${price} par mois, dans votre budget de ${budget}`
export const seekerTooDear = (price: string, above: string) => `${price} par mois, ${above} au-dessus de votre budget`
export const seekerVille = (ville: string) => `À ${ville}, comme vous le souhaitez`
export const seekerOtherVille = (ville: string, wanted: string) => `À ${ville}, alors que vous cherchez à ${wanted}`
export const seekerQuartier = (quartier: string) => `Dans le quartier que vous cherchez, ${quartier}`
export const seekerOtherQuartier = (quartier: string, wanted: string) =>
  `Quartier ${quartier}, alors que vous cherchez vers ${wanted}`
export const seekerType = (type: string) => `${type}, comme vous le souhaitez`
export const seekerOtherType = (type: string, wanted: string) => `${type}, alors que vous cherchez ${wanted}`
export const seekerFree = (date: string) => `Libre le ${date}`
export const seekerInTime = (date: string, wanted: string) => `Libre le ${date}, à temps pour le ${wanted}`
export const seekerTooLate = (date: string) => `Libre le ${date}, plus tard que vous ne le souhaitez`
export const seekerDuree = (least: string, planned: number | null) => `${least} au moins, vous en prévoyez ${planned}`
export const seekerTooShort = (least: string, planned: number | null) =>
  `${least} au moins, alors que vous en prévoyez ${planned}`

export const ownerBudget = (budget: string, price: string) => `Budget de ${budget} pour un loyer de ${price}`
export const ownerTooDear = (budget: string, missing: string) => `Budget de ${budget}, ${missing} de moins que le loyer`
export const ownerVille = (wanted: string) => `Cherche à ${wanted}`
export const ownerOtherVille = (wanted: string, ville: string) => `Cherche à ${wanted}, et non à ${ville}`
export const ownerQuartier = (quartier: string) => `Cherche dans votre quartier, ${quartier}`
export const ownerOtherQuartier = (wanted: string, quartier: string) =>
  `Cherche vers ${wanted}, votre logement est à ${quartier}`
export const ownerType = (wanted: string) => `Cherche ${wanted}`
export const ownerOtherType = (wanted: string, type: string) => `Cherche ${wanted}, vous proposez ${type}`
export const ownerAtOnce = 'Arrivée souhaitée tout de suite'
export const ownerDate = (wanted: string) => `Arrivée souhaitée le ${wanted}`
/** After one of the two above. */
export const ownerTooEarly = (arrival: string, date: string) => `${arrival}, le logement est libre le ${date}`
export const ownerDuree = (planned: string, least: number | null) =>
  `Pour ${planned}, vous en demandez au moins ${least}`
export const ownerWelcome: Record<'FEMMES' | 'HOMMES', string> = {
  FEMMES: 'Convient à votre coloc féminine',
  HOMMES: 'Convient à votre coloc masculine',
}
export const ownerUnwelcome: Record<'FEMMES' | 'HOMMES', string> = {
  FEMMES: 'Ne convient pas à votre coloc féminine',
  HOMMES: 'Ne convient pas à votre coloc masculine',
}
