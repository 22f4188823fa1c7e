import { type ComponentType, useEffect, useState } from 'react'
import { isReturning } from './install-prompt.ts'
import { offersArabic } from './langue-offer.tsx'

/** From the second visit on, where the site is not installed: a line that offers it. Its code is loaded then. */
export const InstallOffer = () => {
  const [Line, setLine] = useState<ComponentType>()
  useEffect(() => {
    const installed = matchMedia('(display-mode: standalone)').matches
    // One line at a time.
    if (!isReturning() || installed || offersArabic()) return
    import('./install-line.tsx').then(
      ({ InstallLine }) => setLine(() => InstallLine),
      // The next page tries again.
      () => {},
    )
  }, [])
  return Line ? <Line /> : null
}
