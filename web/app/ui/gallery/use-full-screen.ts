import { type MouseEvent, useState } from 'react'
import { opensElsewhere } from '../elements/link.tsx'

/** Which photo is on the whole screen; links to the photos open it there. */
export const useFullScreen = () => {
  const [start, setStart] = useState<number | null>(null)
  const open = (event: MouseEvent, place: number): void => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    setStart(place)
  }
  return { start, setStart, open, close: () => setStart(null) }
}
