import * as z from 'zod'

/** The last entry of a backup. Without it, or when its digest does not match what precedes it, the backup is invalid. */
export const manifestName = 'manifest.json'

export const Manifest = z.object({
  /** 1: photos are in the file. 2: they are in a folder beside it, shared by all backups there. */
  format: z.literal([1, 2]),
  createdAt: z.iso.datetime(),
  /** The newest migration of the database. */
  schemaVersion: z.int(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** The last ids given, so that the id of a deleted row is never reused. */
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  jobs: z.int(),
  /** Files of photos that were saved. */
  photos: z.int(),
  /** Files of photos that the database knows and the storage did not give. */
  missing: z.int().default(0),
  sha256: z.string(),
})
export type Manifest = z.output<typeof Manifest>

export const tableFolder = (name: string): string => `tables/${name}/`
export const jobsFolder = 'jobs/'
export const photosFolder = 'photos/'
