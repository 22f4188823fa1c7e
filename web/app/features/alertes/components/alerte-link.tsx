import { paths, withQuery } from '@colocdar/contracts/paths'
import { Bell } from 'lucide-react'
import { useLocation, useParams } from 'react-router'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { classes } from '../../../ui/elements/classes.ts'

/**
 * « Créer une alerte » for the list of offers that the URL shows: a plain link, which needs no script here. With `short`
 * only its icon shows on a phone.
 */
export const AlerteLink = ({ short = false }: { short?: boolean }) => {
  const { search } = useLocation()
  const { villeId } = useParams()
  const { page: _, tri: __, ...filtres } = Object.fromEntries(new URLSearchParams(search))
  return (
    <ButtonLink
      to={withQuery(paths.alertes(), { nouvelle: 1, ...filtres, ...(villeId && { villeId }) })}
      variant="quiet"
      icon={<Bell className="size-5 shrink-0" />}
      className={classes('whitespace-nowrap', short && 'shrink-0 max-sm:size-11 max-sm:px-0')}
    >
      <span className={short ? 'max-sm:sr-only' : undefined}>Créer une alerte</span>
    </ButtonLink>
  )
}
