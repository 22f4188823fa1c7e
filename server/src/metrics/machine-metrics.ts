import { statfsSync } from 'node:fs'
import type { Registry } from 'prom-client'
import { createSnapshot } from './snapshot.ts'

/** Folders of the site by name; those that are not set have no metric. */
export type Disks = Record<string, string | undefined>

/** How full the disks of this machine are, for the account of the site: the last blocks are root's. */
export const machineMetrics = (disks: Disks): Registry => {
  const { registry, gauge } = createSnapshot()
  const sizes = Object.entries(disks).flatMap(([disk, folder]) => sizeOf(folder).map((size) => ({ disk, ...size })))
  const samples = (of: 'free' | 'size') => sizes.map(({ disk, ...size }) => [{ disk }, size[of]] as const)
  gauge('colocdar_disk_free_bytes', 'Free bytes of the disk of a folder.', samples('free'), ['disk'])
  gauge('colocdar_disk_size_bytes', 'Size of the disk of a folder.', samples('size'), ['disk'])
  return registry
}

/** None of a disk that is not mounted: the other metrics matter all the more. */
const sizeOf = (folder: string | undefined) => {
  try {
    if (!folder) return []
    const { bavail, blocks, bsize } = statfsSync(folder)
    return [{ free: bavail * bsize, size: blocks * bsize }]
  } catch {
    return []
  }
}
