import { abonnements } from './abonnements.ts'
import { alertes } from './alertes.ts'
import { articles } from './articles.ts'
import { auth } from './auth.ts'
import { avis } from './avis.ts'
import { blog } from './blog.ts'
import { chiffres } from './chiffres.ts'
import { cles } from './cles.ts'
import { comptes } from './comptes.ts'
import { contact, contactMessages } from './contact.ts'
import { conversations } from './conversations.ts'
import { choix } from './conversations-choix.ts'
import { correspondances } from './correspondances.ts'
import { demandes } from './demandes.ts'
import { donnees } from './donnees.ts'
import type { Endpoint } from './endpoint.ts'
import { facteurs } from './facteurs.ts'
import { favoris } from './favoris.ts'
import { fraicheur } from './fraicheur.ts'
import { images } from './images.ts'
import { journal } from './journal.ts'
import { mailbox } from './mailbox.ts'
import { mails } from './mails.ts'
import { moderation } from './moderation.ts'
import { offres } from './offres.ts'
import { push } from './push.ts'
import { reperes } from './reperes.ts'
import { reperesAdministration } from './reperes-administration.ts'
import { sessions } from './sessions.ts'
import { signalements } from './signalements.ts'
import { telephone } from './telephone.ts'
import { utilisateurs } from './utilisateurs.ts'
import { villes } from './villes.ts'
import { villesAdministration } from './villes-administration.ts'
import { lieux } from './villes-lieux.ts'
import { recherche } from './villes-phrases.ts'
import { visites } from './visites.ts'
import { vues } from './vues.ts'

/** Every call of the API by feature; `feature.name` is its operation id. */
export const endpointTable = {
  auth,
  sessions,
  cles,
  utilisateurs,
  telephone,
  donnees,
  villes: { ...villes, ...lieux, ...recherche, ...villesAdministration },
  reperes: { ...reperes, ...reperesAdministration },
  offres,
  demandes,
  favoris,
  fraicheur,
  correspondances,
  vues,
  alertes,
  mails,
  push,
  avis,
  images,
  contact: { ...contact, ...contactMessages },
  conversations: { ...conversations, ...choix },
  visites,
  abonnements,
  blog,
  mailbox,
  moderation,
  signalements,
  comptes,
  articles,
  chiffres,
  journal,
  facteurs,
} as const satisfies Record<string, Record<string, Endpoint>>

export const allEndpoints: { id: string; feature: string; endpoint: Endpoint }[] = Object.entries(
  endpointTable,
).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ id: `${feature}.${name}`, feature, endpoint })),
)
