import { type AnnonceSituation, etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import type { AnnonceTrouvee } from '@colocdar/contracts/moderation'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'
import { modifications } from '../../schema/modifications.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { villes } from '../../schema/villes.ts'

export interface AnnonceSearch {
  /** Letters and digits only. Each must be the prefix of a word in titre, quartier or adresse. */
  words: string[]
  /** The number of an ad. */
  id: number | null
  /** Exactly a username or an e-mail. */
  auteur: string
}

/** Ads in any state, newest first. Each kind is read from its own index of words. */
export const selectAnnonces = async (
  db: Db,
  search: AnnonceSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<AnnonceTrouvee[]> => {
  const most = limit + offset
  const { rows } = await db.execute<Row>(sql`
    select found.*, v.nom as ville, u.username, u.blocked_at is not null as "auteurBloque" from (
      (select 'offre' as kind, id, titre, ville_id, proprietaire_id as auteur_id, created_at as "createdAt", ${situation},
        statut, ${waits(offres, 'offre_id')} as modifiee
       from ${offres} where id = any(array(${matching(search, offres, 'proprietaire_id')})) order by created_at desc, id desc limit ${most})
      union all
      (select 'demande', id, titre, ville_id, demandeur_id, created_at, ${situation}, null, ${waits(demandes, 'demande_id')}
       from ${demandes} where id = any(array(${matching(search, demandes, 'demandeur_id')})) order by created_at desc, id desc limit ${most})
    ) found
    join ${villes} v on v.id = found.ville_id
    join ${utilisateurs} u on u.id = found.auteur_id
    order by found."createdAt" desc, found.kind, found.id desc limit ${limit} offset ${offset}`)
  return rows.map(({ kind, id, titre, ville, auteur_id, username, createdAt, modifiee, ...situation }) => ({
    kind,
    id,
    titre,
    ville,
    etat: etatOfAnnonce({ ...situation, modification: modifiee ? { etat: 'attente' } : null }),
    auteur: { id: auteur_id, username },
    createdAt: new Date(createdAt).toISOString(),
  }))
}

const situation = sql`verified, motif_refus as "motifRefus", last_verified is not null as "dejaPublique", masque,
  signalee_le is not null as signalee, endormie_le is not null as endormie`

const waits = (table: typeof offres | typeof demandes, key: string): SQL =>
  sql`exists (select from ${modifications} m where m.${sql.identifier(key)} = ${table.id} and m.etat = 'attente')`

interface Row
  extends Record<string, unknown>,
    Omit<AnnonceSituation, 'modification'>,
    Pick<AnnonceTrouvee, 'kind' | 'id' | 'titre' | 'ville'> {
  auteur_id: number
  username: string
  modifiee: boolean
  createdAt: string | Date
}

// Each way by its own index, instead of one condition that would read the whole table.
const matching = (
  { words, id, auteur }: AnnonceSearch,
  table: typeof offres | typeof demandes,
  author: string,
): SQL => {
  const byAuthor = sql`select id from ${table} where ${sql.identifier(author)} in (
    select id from ${utilisateurs} where lower(username) = lower(${auteur}) or lower(email) = lower(${auteur}))`
  const byWords = sql`select id from ${table}
    where annonce_words(titre, quartier, adresse) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
  return sql.join(
    [byAuthor, ...(words.length > 0 ? [byWords] : []), ...(id === null ? [] : [sql`select ${id}::int`])],
    sql` union `,
  )
}
