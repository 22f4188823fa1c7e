import { Picture } from '../../../ui/elements/picture.tsx'

interface PostPictureProps {
  /** Our own pictures exist in several widths; those of a blog hosted elsewhere have one URL. */
  url: string | null
  sizes: string
  priority?: boolean
}

const uploads = '/uploads/'

export const PostPicture = ({ url, sizes, priority = false }: PostPictureProps) => {
  if (!url || url.startsWith(uploads)) {
    const src = url && decodeURIComponent(url.slice(uploads.length))
    return <Picture src={src} alt="" sizes={sizes} width={800} height={420} priority={priority} className={frame} />
  }
  return (
    <img
      src={url}
      alt=""
      width={800}
      height={420}
      loading={priority ? 'eager' : 'lazy'}
      referrerPolicy="no-referrer"
      className={`${frame} w-full bg-dune object-cover`}
    />
  )
}

const frame = 'aspect-[40/21]'
