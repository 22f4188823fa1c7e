import type { articles } from '@colocdar/api/schema/articles'
import type { avis } from '@colocdar/api/schema/avis'
import type { demandes } from '@colocdar/api/schema/demandes'
import type { favoris } from '@colocdar/api/schema/favoris'
import type { offres } from '@colocdar/api/schema/offres'
import type { signalements } from '@colocdar/api/schema/signalements'
import type { utilisateurs } from '@colocdar/api/schema/utilisateurs'
import { addDays, dayOf } from '@colocdar/contracts/jour'
import { toE164 } from '@colocdar/contracts/telephone-format'
import type {
  ArticleDemo,
  AvisDemo,
  DemandeDemo,
  Disponibilite,
  FavoriDemo,
  MembreDemo,
  OffreDemo,
  SignalementDemo,
} from '../catalogue/types.ts'
import { pictureSrc, portraitSrc } from './catalogue-pictures.ts'

export const demoPassword = 'colocdar'

interface Ids {
  villeIds: Map<string, number>
  membreIds: Map<string, number>
  now: Date
}

export const toMembreRow = (membre: MembreDemo, passwordHash: string, now: Date): typeof utilisateurs.$inferInsert => ({
  username: membre.username,
  email: membre.email,
  passwordHash,
  nom: membre.nom,
  prenom: membre.prenom,
  age: membre.age,
  telephone: membre.telephone,
  telephoneE164: membre.telephone && toE164(membre.telephone),
  genre: membre.genre ?? 'NON_SPECIFIE',
  apropos: membre.apropos,
  photo: portraitSrc(membre.username),
  langues: membre.langues,
  tags: membre.tags,
  roles: membre.admin ? ['ROLE_USER', 'ROLE_ADMIN'] : ['ROLE_USER'],
  emailVerifiedAt: membre.emailVerified ? now : null,
  identityVerified: membre.identityVerified,
  termsAcceptedAt: now,
  createdAt: hoursBefore(now, 24 * 420),
})

export const toOffreRow = (offre: OffreDemo, ids: Ids): typeof offres.$inferInsert => {
  const createdAt = hoursBefore(ids.now, offre.ageHeures)
  return {
    titre: offre.titre,
    description: offre.description,
    adresse: offre.adresse,
    villeId: idOf(ids.villeIds, offre.ville),
    quartier: offre.quartier,
    superficie: offre.superficie,
    nbrColoc: offre.nbrColoc,
    duree: offre.duree,
    logementType: offre.logementType,
    prix: offre.prix,
    ...offre.faits,
    dateDisponibilite: toDate(offre, ids.now),
    proprietaireId: idOf(ids.membreIds, offre.proprietaire),
    statut: offre.statut,
    verified: offre.verified,
    submittedAt: createdAt,
    decidedAt: offre.verified ? createdAt : null,
    ...freshnessOf(offre, ids.now),
    createdAt,
  }
}

export const toSignalementRow = (
  { auteur, titre, motif, texte, ageHeures }: SignalementDemo,
  offresByTitre: Map<string, { id: number }>,
  { membreIds, now }: Pick<Ids, 'membreIds' | 'now'>,
): typeof signalements.$inferInsert => ({
  kind: 'offre',
  objetId: byTitre(offresByTitre, titre).id,
  auteurId: idOf(membreIds, auteur),
  motif,
  texte,
  compte: true,
  createdAt: hoursBefore(now, ageHeures),
})

export const toFavoriRow = (
  { membre, titre, prix, ilYAJours }: FavoriDemo,
  offresByTitre: Map<string, { id: number; villeId: number }>,
  { membreIds, now }: Pick<Ids, 'membreIds' | 'now'>,
): typeof favoris.$inferInsert => {
  const offre = byTitre(offresByTitre, titre)
  return {
    utilisateurId: idOf(membreIds, membre),
    offreId: offre.id,
    villeId: offre.villeId,
    prix,
    ajouteLe: hoursBefore(now, ilYAJours * 24),
  }
}

export const toDemandeRow = (demande: DemandeDemo, ids: Ids): typeof demandes.$inferInsert => {
  const createdAt = hoursBefore(ids.now, demande.ageHeures)
  return {
    titre: demande.titre,
    adresse: demande.adresse,
    description: demande.description,
    budget: demande.budget,
    dateDisponibilite: toDate(demande, ids.now),
    duree: demande.duree,
    villeId: idOf(ids.villeIds, demande.ville),
    quartier: demande.quartier,
    demandeurId: idOf(ids.membreIds, demande.demandeur),
    dateDemande: dayOf(createdAt),
    verified: demande.verified,
    submittedAt: createdAt,
    decidedAt: demande.verified ? createdAt : null,
    confirmeeLe: confirmedBefore(ids.now, demande.ageHeures),
    createdAt,
  }
}

export const toAvisRow = (review: AvisDemo, index: number, ids: Omit<Ids, 'villeIds'>): typeof avis.$inferInsert => {
  const createdAt = hoursBefore(ids.now, 30 * (index + 1))
  return {
    auteurId: idOf(ids.membreIds, review.auteur),
    commentaire: review.commentaire,
    note: review.note,
    valide: review.valide,
    submittedAt: createdAt,
    decidedAt: review.valide ? createdAt : null,
    createdAt,
  }
}

export const toArticleRow = (article: ArticleDemo, now: Date): typeof articles.$inferInsert => ({
  titre: article.titre,
  contenu: article.contenu,
  image: pictureSrc(`article-${article.slug}`),
  publishedAt: hoursBefore(now, 24 * article.publishedDaysAgo),
})

export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

/** An offer that sleeps was asked about a week before. */
const freshnessOf = ({ ageHeures, endormieDepuisJours }: OffreDemo, now: Date) =>
  endormieDepuisJours === undefined
    ? { confirmeeLe: confirmedBefore(now, ageHeures) }
    : {
        confirmeeLe: hoursBefore(now, ageHeures),
        rappeleeLe: hoursBefore(now, 24 * (endormieDepuisJours + 7)),
        endormieLe: hoursBefore(now, 24 * endormieDepuisJours),
        // Updates derive it; the product never inserts an ad that sleeps.
        masque: true,
      }

/** Within the last ten days, so that nothing sleeps, and never before it was published. */
const confirmedBefore = (now: Date, ageHeures: number): Date => hoursBefore(now, ageHeures % 240)

const toDate = (disponibilite: Disponibilite, now: Date): string =>
  'dansJours' in disponibilite ? addDays(dayOf(now), disponibilite.dansJours) : disponibilite.dateDisponibilite

export const byTitre = <T>(offresByTitre: Map<string, T>, titre: string): T => {
  const offre = offresByTitre.get(titre)
  if (!offre) throw new Error(`no offer « ${titre} »`)
  return offre
}

export const idOf = (ids: Map<string, number>, name: string): number => {
  const id = ids.get(name)
  if (!id) throw new Error(`the demo catalogue refers to ${name}, which it does not contain`)
  return id
}
