import { paths } from '@colocdar/contracts/paths'
import { formatDate } from '../../../lib/formats/dates.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { cardRow } from '../../../ui/layout/card-row.ts'
import type { PostPreview } from '../post-preview.ts'
import { PostPicture } from './post-picture.tsx'

interface PostGridProps {
  posts: readonly PostPreview[]
  /** A row below the heading of a section; otherwise the grid that a page begins with. */
  row?: boolean
}

export const PostGrid = ({ posts, row = false }: PostGridProps) => {
  const Heading = row ? 'h3' : 'h2'
  return (
    <ul className={row ? cardRow.list : 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3'}>
      {posts.map((post, index) => (
        <li key={post.id} className={row ? cardRow.item : undefined}>
          <Card interactive padded={false} className="flex h-full flex-col">
            <PostPicture url={post.image} sizes={row ? cardRow.sizes : cardSizes} priority={!row && index === 0} />
            <div className="flex grow flex-col gap-2 p-5">
              <time dateTime={post.published} className="text-brume text-sm">
                {formatDate(post.published)}
              </time>
              <Heading dir="auto" className="text-xl">
                <Link to={paths.blog(post.id)} className="lien-etendu hover:text-majorelle">
                  {post.title}
                </Link>
              </Heading>
              <p dir="auto" className="text-brume">
                {post.excerpt}
              </p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

const cardSizes = '(max-width: 639px) 92vw, (max-width: 1023px) 46vw, 384px'
