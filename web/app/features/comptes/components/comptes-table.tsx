import type { Compte } from '@colocdar/contracts/comptes'
import { paths } from '@colocdar/contracts/paths'
import { AdminTable } from '../../../admin/admin-table.tsx'
import { formatDate } from '../../../lib/formats/dates.ts'
import { formatNom } from '../../../lib/formats/nom.ts'
import { Email } from '../../../ui/elements/email.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { CompteBadges } from './compte-badges.tsx'

export const ComptesTable = ({ comptes }: { comptes: readonly Compte[] }) => (
  <AdminTable caption="Membres" columns={['Membre', 'E-mail', 'Téléphone', 'Inscription', 'État']}>
    {comptes.map((compte) => (
      <tr key={compte.id}>
        <td>
          <Link to={paths.adminMembre(compte.id)} className="lien inline-flex min-h-8 items-center font-semibold">
            {compte.username}
          </Link>
          <span className="block text-brume">{formatNom(compte)}</span>
        </td>
        <td>
          <Email address={compte.email} />
        </td>
        <td className="whitespace-nowrap">{compte.telephone ?? '—'}</td>
        <td className="whitespace-nowrap">{formatDate(compte.createdAt)}</td>
        <td>
          <CompteBadges compte={compte} />
        </td>
      </tr>
    ))}
  </AdminTable>
)
