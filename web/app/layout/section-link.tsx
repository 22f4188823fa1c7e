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

/** A link to a section of the home page; `useSectionScroll` scrolls once the section exists. */
export const SectionLink = ({ id, className, onClick, children }: SectionLinkProps) => (
  <Link to={homeSection(id)} preventScrollReset className={className} onClick={onClick}>
    {children}
  </Link>
)
