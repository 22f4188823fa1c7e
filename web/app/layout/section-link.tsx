import { homeSection, paths } from '@colocdar/contracts/paths'
import type { ReactNode } from 'react'
import { Link } from '../ui/elements/link.tsx'

/** The sections of the home page that the navbar links to, in the spec's order. */
export const sections = [
  { id: 'home', label: 'Accueil' },
  { id: 'works', label: 'Guide' },
  { id: 'explore', label: 'Colocations' },
  { id: 'reviews', label: 'Témoignage' },
  { id: 'blogs', label: 'Blog' },
  { id: 'contact', label: 'Contact' },
] as const

type SectionId = (typeof sections)[number]['id']

interface SectionLinkProps {
  id: SectionId
  className?: string
  children: ReactNode
}

/** A link to a section of the home page; `useSectionScroll` scrolls once the section exists. */
export const SectionLink = ({ id, className, children }: SectionLinkProps) => (
  <Link to={homeSection(id)} preventScrollReset className={className}>
    {children}
  </Link>
)

/** The two lists, which most people come for: before the sections in both menus. */
export const lists = [
  { to: paths.offres(), label: 'Offres' },
  { to: paths.demandes(), label: 'Demandes' },
] as const
