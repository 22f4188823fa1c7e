import { upload } from '@colocdar/contracts/paths'
import { type SyntheticEvent, useState } from 'react'
import placeholder from '../../assets/placeholder.svg'
import { classes } from './classes.ts'

/** The widths that the server makes on demand. */
const widths = [320, 480, 800, 1200]

interface PictureProps {
  /** File name below /uploads/; without one the placeholder shows. */
  src: string | null | undefined
  alt: string
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  /** Intrinsic size, which reserves the space before the picture loads. */
  width?: number
  height?: number
  /** Above the fold: loaded eagerly, with high priority. */
  priority?: boolean
  /** Dominant colour, shown until the picture has loaded. */
  color?: string | null
  className?: string
}

export const Picture = ({ src, alt, sizes, width = 800, height = 600, priority, color, className }: PictureProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  const usable = src && failed !== src
  return (
    <span className={classes('relative block overflow-hidden bg-dune', className)}>
      {/* An svg takes its colour from an attribute instead of a style, which the CSP would forbid. */}
      {color && <svg aria-hidden="true" color={color} className="absolute inset-0 size-full bg-current" />}
      <img
        key={usable ? src : 'placeholder'}
        ref={(image) => {
          // It may have failed before hydration, when no listener was attached; an image that is only slow decodes later.
          if (usable && image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(src))
        }}
        src={usable ? upload(src, 800) : placeholder}
        srcSet={usable ? widths.map((each) => `${upload(src, each)} ${each}w`).join(', ') : undefined}
        sizes={usable ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={(_event: SyntheticEvent) => usable && setFailed(src)}
        className="relative size-full object-cover"
      />
    </span>
  )
}
