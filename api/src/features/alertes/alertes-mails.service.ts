import { type AlerteType, alerteFiltres } from '@colocdar/contracts/alertes'
import { type Langue, nomIn } from '@colocdar/contracts/langues'
import type { Deps } from '../../deps.ts'
import type { Screen } from '../../mail/mail-kind.ts'
import { sayFiltres } from '../../search/say-filtres.ts'
import { hashToken, newToken } from '../../tokens.ts'
import * as ar from './alertes.mails.ar.ts'
import * as fr from './alertes.mails.fr.ts'
import { insertJeton } from './alertes.repository.ts'
import { deleteEnvois, selectMailEnvois } from './alertes-envois.repository.ts'

/** A mail stays readable; the site shows the rest. */
const shown = 20

/** The mail as it is now due: ads that are still public, of alerts that still run. Null when nothing is left. */
export const prepareAlerteMail =
  (type: AlerteType) =>
  (
    { db, clock }: Pick<Deps, 'db' | 'clock'>,
    _fields: object,
    mailId: string,
    screen?: Screen,
  ): Promise<fr.AlerteReady | null> =>
    db.transaction(async (tx) => {
      const envois = await selectMailEnvois(tx, type, mailId)
      const [wanted, gone] = [
        envois.filter(({ isPublic, isWanted }) => isPublic && isWanted),
        envois.filter(({ isPublic }) => !isPublic).map(({ annonceId }) => annonceId),
      ]
      if (!screen) await deleteEnvois(tx, type, mailId, gone)
      const [first] = wanted
      if (!first) return null
      const token = newToken()
      const alerteIds = [...new Set(wanted.map(({ alerteId }) => alerteId))]
      const { utilisateurId } = first
      // A notification has no link that stops its alerts.
      if (!screen) await insertJeton(tx, { tokenHash: hashToken(token), utilisateurId, alerteIds, createdAt: clock() })
      return {
        token,
        ...wordsOf('fr', type, wanted),
        arabe: wordsOf('ar', type, wanted),
        autres: Math.max(0, wanted.length - shown),
      }
    })

type Envoi = Awaited<ReturnType<typeof selectMailEnvois>>[number]

/** The alerts, « Casablanca, Jusqu’à 2 500 dh, Meublé », and the ads. */
const wordsOf = (langue: Langue, type: AlerteType, envois: Envoi[]): fr.AlerteWords => {
  const { comma, everything } = words[langue]
  const nameOf = ({ filtres: values, alerteVille: ville, alerteRepere: repere }: Envoi) =>
    sayFiltres(langue, alerteFiltres(type), { values, ville, repere }).join(comma) || everything[type]
  return {
    alertes: [...new Set(envois.map(nameOf))],
    annonces: envois.slice(0, shown).map(({ annonceId, titre, prix, ville, quartier }) => ({
      annonceId,
      titre,
      prix,
      lieu: `${nomIn(langue, ville)} · ${quartier}`,
    })),
  }
}

const words = { fr: { ...fr, comma: ', ' }, ar: { ...ar, comma: '، ' } }
