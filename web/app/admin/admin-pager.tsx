import { Pager } from '../ui/navigation/pager.tsx'
import { pagerState } from '../ui/navigation/pager-state.ts'

interface AdminPagerProps {
  list: Parameters<typeof pagerState>[0]
  hrefFor: (page: number) => string
}

/** The pager of a list with more than one page. */
export const AdminPager = ({ list, hrefFor }: AdminPagerProps) => {
  const { hidden, ...state } = pagerState(list)
  return hidden ? null : (
    <div className="mt-4">
      <Pager {...state} hrefFor={hrefFor} />
    </div>
  )
}
