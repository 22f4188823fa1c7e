import * as z from 'zod'

/** The last entry of a backup. Without it, or when its digest does not match what precedes it, the backup is invalid. */
export const manifestName = 'manifest.json'

export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The newest migration of the database. */
  schemaVersion: z.int(),
  /** Ordered so that every row comes after the rows it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** The last ids given, so that the id of a deleted row is never reused. */
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  jobs: z.int(),
  photos: z.int(),
  sha256: z.string(),
})
export type Manifest = z.output<typeof Manifest>

export const tableFolder = (name: string): string => `tables/${name}/`
export const jobsFolder = 'jobs/'
export const photosFolder = 'photos/'
