import { homeSection } from '@colocdar/contracts/paths'
import type { ReactNode } from 'react'
import { Link } from '../ui/elements/link.tsx'
import type { SectionId } from './sections.ts'

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
