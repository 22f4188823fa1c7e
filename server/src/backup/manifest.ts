import * as z from 'zod'

/** The last entry of a backup. Without it, or with another digest than that of all before it, a backup is no backup. */
export const manifestName = 'manifest.json'

export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The newest migration that the database had. */
  schemaVersion: z.int(),
  /** In an order in which every row finds the rows it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** What the counters of ids stood at, so that the number of a deleted thing is never given again. */
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  jobs: z.int(),
  photos: z.int(),
  sha256: z.string(),
})
export type Manifest = z.output<typeof Manifest>

export const tableFolder = (name: string): string => `tables/${name}/`
export const jobsFolder = 'jobs/'
export const photosFolder = 'photos/'
