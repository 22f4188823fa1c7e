import type { Compte } from '@colocdar/contracts/comptes'
import { paths } from '@colocdar/contracts/paths'
import { AdminTable } from '../../../admin/admin-table.tsx'
import { formatDate } from '../../../lib/formats/dates.ts'
import { formatNom } from '../../../lib/formats/nom.ts'
import { formatTelephone } from '../../../lib/formats/telephone.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Email } from '../../../ui/elements/email.tsx'
import { Link } from '../../../ui/elements/link.tsx'

export const ComptesTable = ({ comptes }: { comptes: readonly Compte[] }) => (
  <AdminTable caption="Membres" columns={['Membre', 'E-mail', 'Téléphone', 'Inscription', 'État']}>
    {comptes.map((compte) => (
      <tr key={compte.id}>
        <td>
          <Link to={paths.adminMembre(compte.id)} className="lien inline-flex min-h-8 items-center font-semibold">
            {compte.username}
          </Link>
          <span className="block text-brume">
            <bdi>{formatNom(compte)}</bdi>
          </span>
        </td>
        <td>
          <Email address={compte.email} />
        </td>
        <td className="whitespace-nowrap">{formatTelephone(compte.telephone) ?? '—'}</td>
        <td className="whitespace-nowrap">{formatDate(compte.createdAt)}</td>
        <td>
          <CompteBadges compte={compte} />
        </td>
      </tr>
    ))}
  </AdminTable>
)

export const CompteBadges = ({ compte }: { compte: Compte }) => (
  <span className="flex flex-wrap gap-1">
    {compte.blockedAt && <Badge tone="grenade">Bloqué</Badge>}
    {compte.roles.includes('ROLE_ADMIN') && <Badge>Administrateur</Badge>}
    {compte.identityVerified && <Badge tone="menthe">Identité vérifiée</Badge>}
    {!compte.emailVerified && <Badge tone="neutre">E-mail non vérifié</Badge>}
  </span>
)
