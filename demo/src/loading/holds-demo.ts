import type { Db } from '@colocdar/api/db/database'
import { hasMarker, hasMembre } from './demo.repository.ts'

/**
 * True for a database that the demo was loaded into, even if its accounts were renamed or deleted since. Databases of
 * version 1.0 and restored backups of it have no marker; their accounts tell.
 */
export const holdsDemo = async (db: Db): Promise<boolean> => (await hasMarker(db)) || (await hasMembre(db))
