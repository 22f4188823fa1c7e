import { photoLimits } from '@colocdar/contracts/photo-limits'
import { loadChunk } from '../../../../lib/client/chunks.ts'

/** Photos of today's phones are often larger than 5 MB. What makes them smaller is loaded when one is. */
export const withinLimits = async (file: File): Promise<File> => {
  if (file.size <= photoLimits.bytes) return file
  const chunk = await loadChunk('photos', () => import('./shrink-photo.ts')).catch(() => null)
  return chunk ? chunk.shrinkPhoto(file) : file
}
