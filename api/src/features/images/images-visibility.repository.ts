import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { articles } from '../../schema/articles.ts'
import { images } from '../../schema/images.ts'
import { modificationPhotos, modifications } from '../../schema/modifications.ts'
import { offrePhotos, offres } from '../../schema/offres.ts'
import { isPublicProfil } from '../../schema/profils.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { villes } from '../../schema/villes.ts'

/** Who may see a picture. */
export interface ImageVisibility {
  isPublic: boolean
  /** Who uploaded it, and whose offers or profile show it. */
  proprietaireIds: number[]
}

/**
 * Public is what an administrator has accepted: the photos of a verified offer, the photo of a public profile, pictures of
 * cities and articles. All others are for their owners and administrators: photos of an offer or a modification that
 * waits or was refused, and uploads that nothing uses. The text of articles is searched last, for the few pictures that
 * nothing else uses. Undefined for an unknown name.
 */
export const selectVisibility = async (db: Db, src: string): Promise<ImageVisibility | undefined> => {
  const { rows } = await db.execute<{ isPublic: boolean; proprietaireIds: number[] }>(sql`
    select
      case
        when shown.public or portrait.public then true
        when exists (select from ${villes} where image = i.src) then true
        when exists (select from ${articles} where image = i.src) then true
        when shown.public is not null or portrait.public is not null or waiting.auteur_ids is not null then false
        else exists (select from ${articles} where position(i.src in contenu) > 0)
      end as "isPublic",
      array_remove(shown.proprietaire_ids || portrait.ids || waiting.auteur_ids || i.proprietaire_id, null) as "proprietaireIds"
    from ${images} i
    cross join lateral (
      select bool_or(o.verified and (
          not o.masque or (o.endormie_le is not null and not is_hidden(o.proprietaire_id, null, o.signalee_le)))) as public,
        array_agg(o.proprietaire_id) as proprietaire_ids
      from ${offrePhotos} p join ${offres} o on o.id = p.offre_id
      where p.src = i.src
    ) shown
    cross join lateral (
      select bool_or(${isPublicProfil({ id: sql`u.id`, blockedAt: sql`u.blocked_at` })}) as public, array_agg(u.id) as ids
      from ${utilisateurs} u where u.photo = i.src
    ) portrait
    cross join lateral (
      select array_agg(m.auteur_id) as auteur_ids
      from ${modificationPhotos} p join ${modifications} m on m.id = p.modification_id
      where p.src = i.src
    ) waiting
    where i.src = ${src}`)
  return rows[0]
}
