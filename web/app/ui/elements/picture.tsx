import { upload } from '@colocdar/contracts/paths'
import { useState } from 'react'
import placeholder from '../../assets/placeholder.svg'
import { usePrivatePicture } from '../../lib/hooks/use-private-picture.ts'
import { classes } from './classes.ts'

/** The widths that the server makes on demand. */
const widths = [320, 480, 800, 1200]
const largest = 1600

interface PictureProps {
  /** File name below /uploads/; without one the placeholder shows. */
  src: string | null | undefined
  alt: string
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  /** Intrinsic size, which reserves the space before the picture loads. */
  width?: number | undefined
  height?: number | undefined
  /** Above the fold: loaded eagerly, with high priority. */
  priority?: boolean | undefined
  /** Dominant colour, shown until the picture has loaded. */
  color?: string | null | undefined
  /** Perhaps not public: fetched with the member's token at once. */
  restricted?: boolean
  /** Shows the whole picture instead of filling the frame. */
  whole?: boolean
  /** May be enlarged: offered in its largest width too. */
  zoomable?: boolean
  className?: string
}

export const Picture = ({ src, alt, sizes, width = 800, height = 600, priority, color, ...props }: PictureProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  const isPublic = Boolean(src) && !props.restricted && failed !== src
  // A photo that fails may have been withdrawn from the public.
  const privateUrl = usePrivatePicture(src && !isPublic ? src : null)
  const shown = isPublic && src ? src : null
  const offered = props.zoomable ? [...widths, largest] : widths
  const other = src && privateUrl === undefined ? undefined : (privateUrl ?? placeholder)
  return (
    <span className={classes('relative block overflow-hidden bg-dune', props.className)}>
      {/* An svg takes its colour from an attribute instead of a style, which the CSP would forbid. */}
      {color && <svg aria-hidden="true" color={color} className="absolute inset-0 size-full bg-current" />}
      <img
        key={shown ?? 'other'}
        ref={(image) => {
          // It may have failed before hydration, when no listener was attached; an image that is only slow decodes later.
          if (shown && image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(shown))
        }}
        src={shown ? upload(shown, 800) : other}
        srcSet={shown ? offered.map((each) => `${upload(shown, each)} ${each}w`).join(', ') : undefined}
        sizes={shown ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => shown && setFailed(shown)}
        className={`relative size-full ${props.whole ? 'object-contain' : 'object-cover'}`}
      />
    </span>
  )
}
