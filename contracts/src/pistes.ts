import * as z from 'zod/mini'
import { Id } from './common.ts'
import { NomArabe } from './villes.ts'

// Counted up to 1,000, like a search: asked for fewer, PostgreSQL hopes to meet them soon and reads everything.
const counted = { total: z.int(), totalCapped: z.boolean() }

/** What to try when a search finds nothing. */
export const pistes = <const Name extends string>(filtres: readonly Name[]) =>
  z.object({
    /** How many there are without one of the filters; the most first, none with none. */
    sansFiltre: z.array(z.object({ filtre: z.enum(filtres as readonly Name[]), ...counted })),
    /** The nearest cities where the same search, without its quartier, finds something. */
    villes: z.array(z.object({ id: Id, nom: z.string(), nomArabe: NomArabe, distanceKm: z.int(), ...counted })),
  })

export interface Pistes<Name extends string> {
  sansFiltre: { filtre: Name; total: number; totalCapped: boolean }[]
  villes: {
    id: number
    nom: string
    nomArabe?: string | null | undefined
    distanceKm: number
    total: number
    totalCapped: boolean
  }[]
}
