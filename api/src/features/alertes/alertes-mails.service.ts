import { type AlerteFiltres, type AlerteType, alerteFiltres } from '@colocdar/contracts/alertes'
import { chipTexts, chosenFiltres, type Filtre, type FiltreValue } from '@colocdar/contracts/filtres'
import type { Deps } from '../../deps.ts'
import { frenchFormats } from '../../search/french-formats.ts'
import { hashToken, newToken } from '../../tokens.ts'
import type { AlerteReady } from './alertes.mails.ts'
import { insertJeton } from './alertes.repository.ts'
import { deleteEnvois, selectMailEnvois } from './alertes-envois.repository.ts'

/** A mail stays readable; the site shows the rest. */
const shown = 20

/** The mail as it is now due: ads that are still public, of alerts that still run. Null when nothing is left. */
export const prepareAlerteMail =
  (type: AlerteType) =>
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, _fields: object, mailId: string): Promise<AlerteReady | null> =>
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
        alertes: [...new Set(wanted.map(({ filtres, alerteVille }) => nameOf(type, filtres, alerteVille)))],
        annonces: wanted.slice(0, shown).map(({ annonceId, titre, prix, ville, quartier }) => ({
          annonceId,
          titre,
          prix,
          lieu: `${ville} · ${quartier}`,
        })),
        autres: Math.max(0, wanted.length - shown),
      }
    })

/** « Casablanca, Jusqu’à 2 500 dh, Meublé ». */
const nameOf = (type: AlerteType, values: AlerteFiltres, ville: string | null): string => {
  const formats = { ...frenchFormats, ville: () => ville ?? 'Ville' }
  const filtres = alerteFiltres(type)
  const texts = chosenFiltres(filtres, values).flatMap((name) =>
    chipTexts(filtres[name] as Filtre, values[name as keyof AlerteFiltres] as FiltreValue<Filtre>, formats),
  )
  return texts.join(', ') || `Toutes les ${type}s`
}
