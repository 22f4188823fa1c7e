import type { Chiffres } from '@colocdar/contracts/chiffres'
import { paths } from '@colocdar/contracts/paths'
import { AdminTable } from '../../../admin/admin-table.tsx'
import { Link } from '../../../ui/elements/link.tsx'

/** By city, the busiest first; a small bar compares them at a glance. */
export const VillesTable = ({ villes }: Pick<Chiffres, 'villes'>) => {
  const busiest = Math.max(1, ...villes.map(({ offres, demandes }) => offres + demandes))
  return (
    <section>
      <h2 className="mb-2 text-xl">Par ville</h2>
      <AdminTable caption="Activité par ville" columns={columns}>
        {villes.map(({ id, nom, offres, demandes, offresPubliques, demandesPubliques }) => (
          <tr key={id} className="tabular-nums">
            <td>
              <Link to={paths.villeOffres(id)} className="lien inline-flex min-h-8 items-center">
                {nom}
              </Link>
            </td>
            <td>
              <svg viewBox="0 0 100 8" aria-hidden="true" preserveAspectRatio="none" className="h-2 w-28">
                <rect
                  width={((offres + demandes) / busiest) * 100}
                  height="8"
                  fill="currentColor"
                  className="text-terracotta"
                />
              </svg>
              <span className="sr-only">{offres + demandes} nouvelles annonces</span>
            </td>
            <td>{offres}</td>
            <td>{demandes}</td>
            <td>{offresPubliques}</td>
            <td>{demandesPubliques}</td>
          </tr>
        ))}
      </AdminTable>
    </section>
  )
}

const columns = [
  'Ville',
  'Activité',
  'Nouvelles offres',
  'Nouvelles demandes',
  'Offres publiques',
  'Demandes publiques',
] as const
