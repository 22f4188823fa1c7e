import { type MouseEvent, useState } from 'react'
import { loadChunk } from '../../lib/client/chunks.ts'
import { opensElsewhere } from '../elements/link.tsx'
import type { FullScreenGallery } from './full-screen-gallery.tsx'

interface Shown {
  Gallery: typeof FullScreenGallery
  /** The photo to begin with. */
  start: number
}

/** What shows photos on the whole screen, loaded when one is opened there. Links to the photos open it. */
export const useFullScreen = () => {
  const [shown, setShown] = useState<Shown | null>(null)
  const show = async (start: number): Promise<void> => {
    const loaded = await loadChunk('galerie', () => import('./full-screen-gallery.tsx'))
    setShown({ Gallery: loaded.FullScreenGallery, start })
  }
  const open = (event: MouseEvent<HTMLAnchorElement>, place: number): void => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    const { href } = event.currentTarget
    // Without it the link still leads to the photo.
    show(place).catch(() => location.assign(href))
  }
  return { shown, show, open, close: () => setShown(null) }
}
