import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { Empreinte } from '../../pictures/empreinte.ts'
import { images, ressemblances } from '../../schema/images.ts'

export const updateEmpreinte = async (db: Db, src: string, empreinte: Empreinte | null): Promise<void> => {
  await db
    .update(images)
    .set({ empreinte: empreinte?.hash ?? null, empreintes: empreinte?.cherches ?? [] })
    .where(eq(images.src, src))
}

export const insertRessemblances = async (db: Db, rows: (typeof ressemblances.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await db.insert(ressemblances).values(rows).onConflictDoNothing()
}

// A photo that circulates is known after a few of its copies.
const enough = 20

/**
 * Photos of other members whose hash differs in at most `bits` bits from one of these. Hashes are cut into four bands of
 * 16 bits: with at most seven differences, one band differs in at most one bit. So 17 values are looked up in the index
 * of each band, instead of reading all hashes.
 */
export const selectRessemblances = async (
  db: Db,
  { src, proprietaireId }: { src: string; proprietaireId: number },
  hashes: readonly bigint[],
  bits: number,
): Promise<{ src: string; bits: number }[]> => {
  const found = bandShifts.map((shift) => {
    const probes = hashes.flatMap((hash) => probesOf(hash, shift).map((value) => ({ hash, value })))
    return sql`select image.src, bit_count((image.empreinte # probe.hash)::bit(64))::int as bits
      from unnest(${sql.param(probes.map(({ hash }) => String(hash)))}::bigint[],
        ${sql.param(probes.map(({ value }) => value))}::int[]) as probe (hash, value)
      -- A subquery of its own (offset 0): the planner would read the whole table and join it by a hash.
      cross join lateral (
        select image.src, image.empreinte from ${images} image
        where image.empreinte is not null and ${bandOf(shift)} = probe.value offset 0) image
      where bit_count((image.empreinte # probe.hash)::bit(64)) <= ${bits}`
  })
  const { rows } = await db.execute<{ src: string; bits: number }>(sql`
    select nearest.src, nearest.bits
    from (select src, min(bits) as bits from (${sql.join(found, sql` union all `)}) near group by src) nearest
    join ${images} image on image.src = nearest.src
    where nearest.src <> ${src} and image.proprietaire_id <> ${proprietaireId}
    order by nearest.bits, nearest.src limit ${enough}`)
  return rows
}

const bandShifts = [0, 16, 32, 48] as const

/** Repeats the expression of the indexes `images_bande_0` to `_3`. */
const bandOf = (shift: number) => sql`((image.empreinte >> ${sql.raw(String(shift))}) & 65535)::int`

/** The band itself, and the 16 values that differ from it in one bit. */
const probesOf = (hash: bigint, shift: number): number[] => {
  const band = Number((BigInt.asUintN(64, hash) >> BigInt(shift)) & 0xffffn)
  return [band, ...Array.from({ length: 16 }, (_, bit) => band ^ (1 << bit))]
}
