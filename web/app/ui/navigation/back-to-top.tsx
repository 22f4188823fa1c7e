import { useEffect, useState } from 'react'
import * as texts from '#texts/ui/navigation'
import { ArrowUp } from '../icons.ts'
import { scrollMotion } from './scroll-motion.ts'

const appearsAfter = 300

/** On the side where cards have no hearts, and beneath the buttons of forms: on a phone they are as wide as the page. */
export const BackToTop = () => {
  const shown = useScrolledPast(appearsAfter)
  if (!shown) return null
  return (
    <button
      type="button"
      aria-label={texts.backToTop}
      onClick={() => scrollTo({ top: 0, behavior: scrollMotion() })}
      className="flottant fixed start-4 bottom-4 z-20 mb-(--barre-basse) grid size-12 animate-apparait place-items-center rounded-full border border-bord bg-papier text-majorelle shadow-leve transition hover:bg-majorelle hover:text-contraste focus-visible:rounded-full md:start-8 md:bottom-8"
    >
      <ArrowUp className="size-5" />
    </button>
  )
}

const useScrolledPast = (distance: number): boolean => {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(scrollY > distance)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [distance])
  return past
}
