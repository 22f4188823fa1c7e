import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { wrapIndex } from '../carousel/carousel-position.ts'
import { scrollMotion } from '../navigation/scroll-motion.ts'

/** Scrolling counts as finished after this many milliseconds without movement. */
const rest = 80

/** The visible photo of a scrolling row, and how to show another. Arrow keys pressed in the frame turn the photos. */
export const useGallery = (frame: RefObject<HTMLElement | null>, count: number, start = 0) => {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)

  const scrollTo = (place: number, behavior: ScrollBehavior) => {
    const row = track.current
    row?.scrollTo({ left: place * row.clientWidth * directionOf(row), behavior })
  }
  const show = (to: number) => {
    const next = wrapIndex(to, count)
    setIndex(next)
    scrollTo(next, scrollMotion())
  }
  const begin = useEffectEvent(() => scrollTo(start, 'instant'))
  useLayoutEffect(() => begin(), [])

  const showByKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event.key)
    if (step === 0 || !track.current || count < 2) return
    event.preventDefault()
    show(index + step * directionOf(track.current))
  })
  useEffect(() => {
    const element = frame.current
    element?.addEventListener('keydown', showByKey)
    return () => element?.removeEventListener('keydown', showByKey)
  }, [frame])

  useEffect(() => {
    const row = track.current
    if (!row) return
    let timer: ReturnType<typeof setTimeout>
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setIndex(Math.round(Math.abs(row.scrollLeft) / row.clientWidth)), rest)
    }
    row.addEventListener('scroll', follow, { passive: true })
    return () => {
      clearTimeout(timer)
      row.removeEventListener('scroll', follow)
    }
  }, [])

  return { track, index, show }
}

/** -1 in right-to-left text: scroll positions are negative there, and the left arrow means next. */
const directionOf = (element: HTMLElement): number => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

const stepOf = (key: string): number => {
  if (key === 'ArrowRight') return 1
  return key === 'ArrowLeft' ? -1 : 0
}
