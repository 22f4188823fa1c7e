import { Children, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as texts from '#texts/ui/carousel'
import { IconButton } from '../elements/button.tsx'
import { classes } from '../elements/classes.ts'
import { ChevronLeft, ChevronRight, Pause, Play } from '../icons.ts'
import { directionOf } from '../navigation/direction.ts'
import { scrollMotion } from '../navigation/scroll-motion.ts'
import { offsetAfter } from './carousel-position.ts'

/** The spec's mobile view: below Tailwind's `md`. */
const mobileQuery = '(max-width: 768px)'

interface CarouselProps {
  label: string
  /** One slide each. */
  children: ReactNode
  /** Width of a slide, as classes: `w-full md:w-1/2`. */
  slideClassName: string
  arrows?: boolean
  /** Milliseconds between two slides. */
  autoplay: number
  /** Moves by itself in the mobile view alone, and has arrows elsewhere alone. */
  byScreen?: boolean
  heading?: ReactNode
}

/** Native scrolling with snap points: it works before any script runs. */
export const Carousel = ({
  label,
  children,
  slideClassName,
  arrows = true,
  autoplay,
  byScreen = false,
  heading,
}: CarouselProps) => {
  const frame = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [playing, setPlaying] = useState(true)
  const move = (step: number) => track.current && scrollBySlides(track.current, step)
  useAutoplay(frame, playing ? autoplay : null, () => (!byScreen || matchMedia(mobileQuery).matches) && move(1))
  return (
    <section ref={frame} aria-roledescription={texts.role} aria-label={label} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-60">{heading}</div>
        <div className="flex gap-2">
          {/* By CSS: the server does not know the screen, and what stands beside the heading decides where it breaks. */}
          <IconButton
            label={playing ? texts.pause : texts.play}
            onClick={() => setPlaying(!playing)}
            className={classes(buttonLook, byScreen && 'md:hidden')}
          >
            {playing ? <Pause className="size-5" /> : <Play className="size-5" />}
          </IconButton>
          {arrows && (
            <div className={classes('flex gap-2', byScreen && 'max-md:hidden')}>
              <IconButton label={texts.previous} onClick={() => move(-1)} className={buttonLook}>
                <ChevronLeft className="size-5 rtl:-scale-x-100" />
              </IconButton>
              <IconButton label={texts.next} onClick={() => move(1)} className={buttonLook}>
                <ChevronRight className="size-5 rtl:-scale-x-100" />
              </IconButton>
            </div>
          )}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ul ref={track} tabIndex={0} aria-label={label} className="defile bord-perdu -my-2 gap-4 rounded-carte py-2">
        {Children.map(children, (slide) => (
          <li className={slideClassName}>{slide}</li>
        ))}
      </ul>
    </section>
  )
}

const buttonLook = 'border border-bord bg-papier'

const scrollBySlides = (track: HTMLElement, step: number): void => {
  // Offsets are negative from right to left.
  const direction = directionOf(track)
  const slides = Array.from(track.children) as HTMLElement[]
  const origin = slides[0]?.offsetLeft ?? 0
  const left = offsetAfter(step, {
    starts: slides.map((slide) => (slide.offsetLeft - origin) * direction),
    offset: track.scrollLeft * direction,
    maxOffset: track.scrollWidth - track.clientWidth,
  })
  track.scrollTo({ left: left * direction, behavior: scrollMotion() })
}

/** Calls `advance` every `interval`, except while hovered, focused or in a hidden tab, or with reduced motion. */
const useAutoplay = (frame: RefObject<HTMLElement | null>, interval: number | null, advance: () => void): void => {
  const tick = useEffectEvent(() => {
    if (!isWatched(frame.current)) advance()
  })
  useEffect(() => {
    if (interval === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(tick, interval)
    return () => clearInterval(timer)
  }, [interval])
}

const isWatched = (frame: HTMLElement | null): boolean => {
  if (document.hidden || !frame) return true
  // On a touch screen the last element touched counts as hovered.
  const hovered = matchMedia('(hover: hover)').matches && frame.matches(':hover')
  return hovered || frame.matches(':active') || frame.querySelector(':focus-visible') !== null
}
