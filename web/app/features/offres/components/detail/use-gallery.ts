import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { wrapIndex } from '../../../../ui/carousel/carousel-position.ts'
import { scrollMotion } from '../../../../ui/navigation/scroll-motion.ts'

/** Scrolling counts as finished after this many milliseconds without movement. */
const rest = 80

/** The visible photo of a scrolling row, and how to show another. */
export const useGallery = (count: number) => {
  const frame = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  const show = (to: number) => {
    const next = wrapIndex(to, count)
    setIndex(next)
    const row = track.current
    row?.scrollTo({ left: next * row.clientWidth * directionOf(row), behavior: scrollMotion() })
  }

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
  }, [])

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

  return { frame, track, index, show }
}

/** -1 in right-to-left text: scroll positions are negative there, and the left arrow means next. */
const directionOf = (element: HTMLElement): number => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

const stepOf = (key: string): number => {
  if (key === 'ArrowRight') return 1
  return key === 'ArrowLeft' ? -1 : 0
}
