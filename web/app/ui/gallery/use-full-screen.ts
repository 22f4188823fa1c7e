import { type MouseEvent, useState } from 'react'
import { loadChunk } from '../../lib/client/chunks.ts'
import { opensElsewhere } from '../elements/link.tsx'
import type { FullScreenGallery } from './full-screen-gallery.tsx'

/** Photos on the whole screen. Loaded on the first press: most visitors turn a few photos and go on. */
export const useFullScreen = () => {
  const [FullScreen, setFullScreen] = useState<typeof FullScreenGallery | null>(null)
  const [start, setStart] = useState<number | null>(null)
  const openAt = async (place: number): Promise<void> => {
    const loaded = await loadChunk('galerie', () => import('./full-screen-gallery.tsx'))
    setFullScreen(() => loaded.FullScreenGallery)
    setStart(place)
  }
  /** For links to the photos. */
  const open = async (event: MouseEvent<HTMLAnchorElement>, place: number): Promise<void> => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    const { href } = event.currentTarget
    try {
      await openAt(place)
    } catch {
      // As without JavaScript: the photo by itself.
      location.assign(href)
    }
  }
  return { FullScreen, start, openAt, open, close: () => setStart(null) }
}
