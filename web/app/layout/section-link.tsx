import { homeSection } from '@colocdar/contracts/paths'
import type { ReactNode } from 'react'
import type { SectionId } from '../lib/sections.ts'
import { Link } from '../ui/navigation/link.tsx'

interface SectionLinkProps {
  id: SectionId
  className?: string
  onClick?: () => void
  children: ReactNode
}

/** Leads to a place of the home page; `useSectionScroll` does the scrolling once the place is there. */
export const SectionLink = ({ id, className, onClick, children }: SectionLinkProps) => (
  <Link to={homeSection(id)} preventScrollReset className={className} onClick={onClick}>
    {children}
  </Link>
)
