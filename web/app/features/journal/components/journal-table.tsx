import { type JournalEntry, journalActions } from '@colocdar/contracts/journal'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { AdminTable } from '../../../admin/admin-table.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { changesOf } from '../trace-changes.ts'
import { objetLabels } from './journal-lines.tsx'

export const JournalTable = ({ entries }: { entries: readonly JournalEntry[] }) => (
  <AdminTable caption="Journal des décisions" columns={['Date', 'Qui', 'Action', 'Objet', 'Avant → après', 'Motif']}>
    {entries.map((entry) => (
      <tr key={entry.id} className="align-top">
        <td className="whitespace-nowrap">
          <time dateTime={entry.createdAt}>{moments.format(new Date(entry.createdAt))}</time>
        </td>
        <td>
          <Link to={withQuery(paths.adminJournal(), { acteurId: entry.acteur.id })} className="lien">
            {entry.acteur.username ?? `Ancien compte ${entry.acteur.id}`}
          </Link>
        </td>
        <td className="whitespace-nowrap font-semibold">{journalActions[entry.action]}</td>
        <td className="whitespace-nowrap">
          <Link to={withQuery(paths.adminJournal(), { objet: entry.objet, objetId: entry.objetId })} className="lien">
            {objetLabels[entry.objet]} {entry.objetId}
          </Link>
          {entry.membre && entry.objet !== 'utilisateur' && (
            // Apart from the link above, for fingers.
            <span className="mt-2 block text-brume">
              {entry.objet === 'conversation' ? 'visant' : 'de'}{' '}
              <Link to={paths.adminMembre(entry.membre.id)} className="lien">
                {entry.membre.username ?? `Ancien compte ${entry.membre.id}`}
              </Link>
            </span>
          )}
        </td>
        <td className="min-w-64">
          <ul>
            {changesOf(entry.avant, entry.apres).map(({ name, before, after }) => (
              <li key={name}>
                <span className="text-brume">{name}&nbsp;:</span> {[before, after].filter(Boolean).join(' → ')}
              </li>
            ))}
          </ul>
        </td>
        <td className="min-w-40">{entry.motif}</td>
      </tr>
    ))}
  </AdminTable>
)

const moments = new Intl.DateTimeFormat('fr', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Africa/Casablanca',
})
