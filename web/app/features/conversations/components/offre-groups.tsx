import type { choix } from '@colocdar/contracts/conversations-choix'
import type { OutputOf } from '@colocdar/contracts/endpoint'
import { paths } from '@colocdar/contracts/paths'
import { NavLink } from 'react-router'
import * as texts from '#texts/features/conversations/components'
import { classes } from '../../../ui/elements/classes.ts'

/** The member's offers that more than one person wrote about, each with who wrote. */
export const OffreGroups = ({ offres }: { offres: OutputOf<typeof choix.offres> }) => {
  const groups = offres.filter(({ conversations }) => conversations > 1)
  if (groups.length === 0) return null
  return (
    <nav aria-label={texts.byOffre} className="mb-4 flex flex-col gap-1">
      {groups.map(({ id, titre, conversations }) => (
        <NavLink
          key={id}
          to={paths.candidats(id)}
          className={({ isActive }) =>
            classes(
              'rounded-champ border border-bord px-3 py-2 text-sm transition hover:border-majorelle',
              isActive && 'bg-majorelle-doux',
            )
          }
        >
          <span dir="auto" className="block truncate text-left font-semibold rtl:text-right">
            {titre}
          </span>
          <span className="block text-brume text-xs">{texts.peopleWrote(conversations)}</span>
        </NavLink>
      ))}
    </nav>
  )
}
