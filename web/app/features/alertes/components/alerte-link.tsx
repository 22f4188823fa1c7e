import type { AlerteType } from '@colocdar/contracts/alertes'
import { paths, withQuery } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/alertes'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { classes } from '../../../ui/elements/classes.ts'
import { Bell } from '../../../ui/icons.ts'

interface AlerteLinkProps {
  type: AlerteType
  villeId: number | null
  /** As in the query of the list. */
  filtres: Readonly<Record<string, string>>
  /** On a phone only its icon shows. */
  short?: boolean
}

/** « Créer une alerte » for a list: a plain link, which needs no script here. */
export const AlerteLink = ({ type, villeId, filtres: { tri: _, ...filtres }, short = false }: AlerteLinkProps) => (
  <ButtonLink
    to={withQuery(paths.alertes(), { nouvelle: 1, type: type === 'offre' ? null : type, villeId, ...filtres })}
    variant="quiet"
    icon={<Bell className="size-5 shrink-0" />}
    className={classes('whitespace-nowrap', short && 'shrink-0 max-sm:size-11 max-sm:px-0')}
  >
    <span className={short ? 'max-sm:sr-only' : undefined}>{texts.createFromList}</span>
  </ButtonLink>
)
