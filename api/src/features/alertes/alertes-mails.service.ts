import type { AlerteFiltres } from '@colocdar/contracts/alertes'
import { chipTexts, chosenFiltres, type Filtre, type FiltreValue } from '@colocdar/contracts/filtres'
import { offreFiltres } from '@colocdar/contracts/offres-filtres'
import type { Deps } from '../../deps.ts'
import { frenchFormats } from '../../search/french-formats.ts'
import { hashToken, newToken } from '../auth/auth-tokens.rules.ts'
import type { AlerteReady } from './alertes.mails.ts'
import { insertJeton } from './alertes.repository.ts'
import { deleteEnvois, selectMailEnvois } from './alertes-envois.repository.ts'

/** A mail stays readable; the site shows the rest. */
const shownOffres = 20

/** The mail as it is now due: offers that are still public, of alerts that still run. Null when nothing is left. */
export const prepareAlerteMail = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  _fields: object,
  mailId: string,
): Promise<AlerteReady | null> =>
  db.transaction(async (tx) => {
    const envois = await selectMailEnvois(tx, mailId)
    const [wanted, gone] = [
      envois.filter(({ isPublic, isWanted }) => isPublic && isWanted),
      envois.filter(({ isPublic }) => !isPublic).map(({ offreId }) => offreId),
    ]
    await deleteEnvois(tx, mailId, gone)
    const [first] = wanted
    if (!first) return null
    const token = newToken()
    const alerteIds = [...new Set(wanted.map(({ alerteId }) => alerteId))]
    const { utilisateurId } = first
    await insertJeton(tx, { tokenHash: hashToken(token), utilisateurId, alerteIds, createdAt: clock() })
    return {
      token,
      alertes: [...new Set(wanted.map(({ filtres, alerteVille }) => nameOf(filtres, alerteVille)))],
      offres: wanted
        .slice(0, shownOffres)
        .map(({ offreId, titre, prix, ville, quartier }) => ({ offreId, titre, prix, lieu: `${ville} · ${quartier}` })),
      autres: Math.max(0, wanted.length - shownOffres),
    }
  })

/** « Casablanca, Jusqu’à 2 500 dh, Meublé ». */
const nameOf = (filtres: AlerteFiltres, ville: string | null): string => {
  const formats = { ...frenchFormats, ville: () => ville ?? 'Ville' }
  const texts = chosenFiltres(offreFiltres, filtres).flatMap((name) =>
    chipTexts(offreFiltres[name] as Filtre, filtres[name] as FiltreValue<Filtre>, formats),
  )
  return texts.join(', ') || 'Toutes les offres'
}
