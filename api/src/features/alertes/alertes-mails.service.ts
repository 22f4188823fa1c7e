import { type AlerteFiltres, type AlerteType, alerteFiltres } from '@colocdar/contracts/alertes'
import { type ChipFormats, chipTexts, chosenFiltres, type Filtre, type FiltreValue } from '@colocdar/contracts/filtres'
import * as filtresAr from '@colocdar/contracts/texts/filtres.ar'
import * as filtresFr from '@colocdar/contracts/texts/filtres.fr'
import type { Deps } from '../../deps.ts'
import { frenchFormats } from '../../search/french-formats.ts'
import { hashToken, newToken } from '../../tokens.ts'
import * as ar from './alertes.mails.ar.ts'
import * as fr from './alertes.mails.fr.ts'
import { insertJeton } from './alertes.repository.ts'
import { inArabic } from './alertes-arabe.rules.ts'
import { deleteEnvois, selectMailEnvois } from './alertes-envois.repository.ts'

/** A mail stays readable; the site shows the rest. */
const shown = 20

/** The mail as it is now due: ads that are still public, of alerts that still run. Null when nothing is left. */
export const prepareAlerteMail =
  (type: AlerteType) =>
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, _fields: object, mailId: string): Promise<fr.AlerteReady | null> =>
    db.transaction(async (tx) => {
      const envois = await selectMailEnvois(tx, type, mailId)
      const [wanted, gone] = [
        envois.filter(({ isPublic, isWanted }) => isPublic && isWanted),
        envois.filter(({ isPublic }) => !isPublic).map(({ annonceId }) => annonceId),
      ]
      await deleteEnvois(tx, type, mailId, gone)
      const [first] = wanted
      if (!first) return null
      const token = newToken()
      const alerteIds = [...new Set(wanted.map(({ alerteId }) => alerteId))]
      const { utilisateurId } = first
      await insertJeton(tx, { tokenHash: hashToken(token), utilisateurId, alerteIds, createdAt: clock() })
      return {
        token,
        alertes: [...new Set(wanted.map((envoi) => nameOf(type, envoi)))],
        alertesArabes: [...new Set(wanted.map((envoi) => arabicNameOf(type, envoi)))],
        annonces: wanted.slice(0, shown).map(({ annonceId, titre, prix, ville, quartier }) => ({
          annonceId,
          titre,
          prix,
          lieu: `${ville} · ${quartier}`,
        })),
        autres: Math.max(0, wanted.length - shown),
      }
    })

type Named = Pick<Awaited<ReturnType<typeof selectMailEnvois>>[number], 'filtres' | 'alerteVille' | 'alerteRepere'>

/** « Casablanca, Jusqu’à 2 500 dh, Meublé ». */
const nameOf = (type: AlerteType, { filtres, alerteVille, alerteRepere }: Named): string => {
  const places = { ville: () => alerteVille ?? filtresFr.ville, repere: (slug: string) => alerteRepere?.nom ?? slug }
  return chipsOf(type, filtres, { ...frenchFormats, ...places }).join(', ') || fr.everything[type]
}

/** « Casablanca، إلى غاية 2500 درهم، مفروش ». */
const arabicNameOf = (type: AlerteType, { filtres, alerteVille, alerteRepere }: Named): string => {
  const formats = {
    ville: () => (alerteVille ? `\u2068${alerteVille}\u2069` : filtresAr.ville),
    repere: (slug: string) => alerteRepere?.nomArabe ?? `\u2068${alerteRepere?.nom ?? slug}\u2069`,
    figure: String,
    day: (date: string) => `\u2066${date}\u2069`,
  }
  return chipsOf(type, filtres, formats, inArabic).join('، ') || ar.everything[type]
}

const chipsOf = (
  type: AlerteType,
  values: AlerteFiltres,
  formats: ChipFormats,
  translated: (filtre: Filtre) => Filtre = (filtre) => filtre,
): string[] => {
  const filtres = alerteFiltres(type)
  return chosenFiltres(filtres, values).flatMap((name) => {
    const filtre = translated(filtres[name] as Filtre)
    return chipTexts(filtre, values[name as keyof AlerteFiltres] as FiltreValue<Filtre>, formats)
  })
}
