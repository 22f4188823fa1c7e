import * as texts from '#texts/ui/navigation'
import { classes } from '../elements/classes.ts'
import { Link } from '../elements/link.tsx'
import { ChevronLeft, ChevronRight } from '../icons.ts'

interface BreadcrumbProps {
  /** From the home page down; the last one is the page itself and has no link. */
  items: readonly { label: string; to?: string }[]
}

/** The path to the page. A phone shows only the parent. */
export const Breadcrumb = ({ items }: BreadcrumbProps) => {
  const parent = items.length - 2
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className="flex items-center gap-x-1 text-sm">
        {items.map(({ label, to }, index) => (
          <li
            key={label}
            className={classes(
              'flex min-h-8 items-center gap-1',
              index !== parent && 'max-sm:hidden',
              !to && 'min-w-0',
            )}
          >
            {index > 0 && <ChevronRight className="size-4 shrink-0 text-brume max-sm:hidden rtl:-scale-x-100" />}
            {to ? (
              <Link
                to={to}
                className="flex items-center gap-1 whitespace-nowrap text-brume hover:text-majorelle hover:underline max-sm:min-h-11 max-sm:font-medium"
              >
                {index === parent && <ChevronLeft className="size-4 sm:hidden rtl:-scale-x-100" />}
                <bdi>{label}</bdi>
              </Link>
            ) : (
              <span aria-current="page" className="truncate font-medium">
                <bdi>{label}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
