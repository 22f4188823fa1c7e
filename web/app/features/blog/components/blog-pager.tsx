import { Pager } from '../../../ui/navigation/pager.tsx'
import { blogsHref } from '../page-tokens.ts'

interface BlogPagerProps {
  tokens: readonly string[]
  nextPageToken: string | null
}

export const BlogPager = ({ tokens, nextPageToken }: BlogPagerProps) => {
  const page = tokens.length
  if (page === 0 && !nextPageToken) return null
  const hrefFor = (to: number): string =>
    blogsHref(to > page && nextPageToken ? [...tokens, nextPageToken] : tokens.slice(0, to))
  return <Pager page={page} hasPrevious={page > 0} hasNext={nextPageToken !== null} hrefFor={hrefFor} />
}
