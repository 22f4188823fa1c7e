import { paths } from '@colocdar/contracts/paths'
import { formatDate } from '../../../lib/formats/dates.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { cardRow } from '../../../ui/layout/card-row.ts'
import type { PostPreview } from '../post-preview.ts'
import { PostPicture } from './post-picture.tsx'

interface PostGridProps {
  posts: readonly PostPreview[]
  /** The grid is above the fold: its first picture is loaded eagerly. */
  aboveFold?: boolean
  /** Heading level of the titles: below a section's heading or the page's. */
  heading?: 'h2' | 'h3'
  /** A row of a few posts on a page about something else. */
  row?: boolean
}

export const PostGrid = ({ posts, aboveFold = false, heading: Heading = 'h3', row = false }: PostGridProps) => (
  <ul className={row ? cardRow.list : 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3'}>
    {posts.map((post, index) => (
      <li key={post.id} className={row ? cardRow.item : undefined}>
        <Card interactive padded={false} className="flex h-full flex-col">
          <PostPicture url={post.image} sizes={row ? cardRow.sizes : cardSizes} priority={aboveFold && index === 0} />
          <div className="flex grow flex-col gap-2 p-5">
            <time dateTime={post.published} className="text-brume text-sm">
              {formatDate(post.published)}
            </time>
            <Heading className="text-xl">
              <Link to={paths.blog(post.id)} className="lien-etendu hover:text-majorelle">
                {post.title}
              </Link>
            </Heading>
            <p className="text-brume">{post.excerpt}</p>
          </div>
        </Card>
      </li>
    ))}
  </ul>
)

const cardSizes = '(max-width: 639px) 92vw, (max-width: 1023px) 46vw, 384px'
