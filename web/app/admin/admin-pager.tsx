import type { ComponentProps } from 'react'
import { ListPager } from '../ui/navigation/pager.tsx'

export const AdminPager = (props: ComponentProps<typeof ListPager>) => (
  <div className="mt-4 empty:hidden">
    <ListPager {...props} />
  </div>
)
