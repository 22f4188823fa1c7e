import { type DonneesPersonnelles, donnees } from '@colocdar/contracts/donnees'
import { expect, it } from 'vitest'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createSettled, rowsOf } from '../../testing/settled.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()

/**
 * Each column of the database that refers to a member: what the export says of the row that `createSettled` makes, or
 * why it says nothing.
 */
const columns: Record<string, ((exported: DonneesPersonnelles) => unknown) | string> = {
  'abonnements.utilisateur_id': ({ abonnements }) => abonnements.length,
  'alerte_envois.utilisateur_id': 'ads of others, which the alert finds',
  'alerte_envois_demandes.utilisateur_id': 'ads of others, which the alert finds',
  'alerte_jetons.utilisateur_id': 'digests of links in mails',
  'alertes.utilisateur_id': ({ alertes }) => alertes.length,
  'appareils.utilisateur_id': ({ appareils }) => appareils.length,
  'articles.auteur_id': 'the site’s own words, written as an administrator',
  'avis.auteur_id': ({ avis }) => avis.length,
  'cle_defis.utilisateur_id': 'a digest, for some minutes',
  'cles.utilisateur_id': ({ cles }) => cles.length,
  'codes_secours.utilisateur_id': ({ facteur }) => facteur?.codes,
  'conversation_blocages.bloque_id': 'a blocked member is told nothing',
  'conversation_blocages.bloqueur_id': ({ blocages }) => blocages?.some(({ nom }) => nom === 'Voisine Z.'),
  'conversation_boites.utilisateur_id': 'a number, for streams of events',
  'conversation_membres.utilisateur_id': ({ conversations }) => conversations.some(({ muet }) => muet),
  'conversation_messages.auteur_id': ({ conversations }) => conversations.some(({ messages }) => messages.length > 0),
  'conversations.destinataire_id': ({ conversations }) => conversations.some(({ messages }) => messages.length === 0),
  'conversations.initiateur_id': ({ conversations }) => conversations.some(({ messages }) => messages.length > 0),
  'demandes.demandeur_id': ({ demande }) => demande,
  'facteurs.utilisateur_id': ({ facteur }) => facteur,
  'favoris.utilisateur_id': ({ favoris }) => favoris.length,
  'idempotent_answers.utilisateur_id': 'answers that the member has had, for a day',
  'images.proprietaire_id': ({ photos }) => photos.length,
  'mail_refus.utilisateur_id': ({ mails }) => mails.rappels === false,
  'mail_tokens.utilisateur_id': 'digests of links in mails',
  'moderation_ouvertures.acteur_id': 'what an administrator has open, for some minutes',
  'modifications.auteur_id': ({ modifications }) => modifications.length,
  'offres.proprietaire_id': ({ offres }) => offres.length,
  'presences.utilisateur_id': ({ compte }) => compte.vuLe,
  'push_appareils.utilisateur_id': ({ push }) => push.appareils.length,
  'push_reglages.utilisateur_id': ({ push }) => push.reglages.alerte === false,
  'revelations.utilisateur_id': ({ revelations }) => revelations.faites,
  'sessions.utilisateur_id': ({ sessions }) => sessions.length,
  'signalements.auteur_id': ({ signalements }) => signalements.length,
  'visites.proprietaire_id': ({ visites }) => visites.some(({ cote }) => cote === 'proprietaire'),
  'visites.visiteur_id': ({ visites }) => visites.some(({ cote }) => cote === 'visiteur'),
}

it('[PRIV-01] every table that refers to a member is exported, or left out for a reason', async () => {
  const { membre } = await createSettled(test, (await createVille(test)).id)
  expect(Object.keys(await rowsOf(test, membre.id))).toEqual(Object.keys(columns))
  const { body } = await callAs(test, membre, donnees.export)
  const missing = Object.entries(columns).filter(([, said]) => typeof said !== 'string' && !said(body))
  expect(missing.map(([column]) => column)).toEqual([])
})
