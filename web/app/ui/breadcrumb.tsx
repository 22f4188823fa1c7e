import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

interface BreadcrumbProps {
  /** From the home page down; the last one is the page itself and has no address. */
  items: readonly { label: string; to?: string }[]
}

export const Breadcrumb = ({ items }: BreadcrumbProps) => (
  <nav aria-label="Fil d’Ariane">
    <ol className="flex flex-wrap items-center gap-x-1 text-sm">
      {items.map(({ label, to }, index) => (
        <li key={label} className="flex min-h-8 items-center gap-1">
          {index > 0 && <ChevronRight className="size-4 text-brume rtl:-scale-x-100" />}
          {to ? (
            <Link to={to} className="text-brume hover:text-majorelle hover:underline">
              {label}
            </Link>
          ) : (
            <span aria-current="page" className="max-w-60 truncate font-medium">
              {label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
