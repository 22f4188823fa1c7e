import { type JournalEntry, type JournalObjet, journalActions } from '@colocdar/contracts/journal'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'

/** Past decisions in a few words each. */
export const JournalLines = ({ entries }: { entries: readonly JournalEntry[] }) => (
  <ol className="flex flex-col gap-2 text-sm">
    {entries.map(({ id, action, objet, objetId, membre, acteur, motif, createdAt }) => (
      <li key={id} className="border-bord border-s-4 ps-3">
        <p>
          <span className="font-semibold">{journalActions[action]}</span> · {objetLabels[objet]} {objetId}
          {objet === 'conversation' && membre && `, visant ${membre.username ?? 'un ancien compte'}`} · par{' '}
          {acteur.username ?? 'un ancien compte'}, <RelativeTime instant={createdAt} className="text-brume" />
        </p>
        {motif && <p className="text-brume">{motif}</p>}
      </li>
    ))}
  </ol>
)

export const objetLabels: Record<JournalObjet, string> = {
  offre: 'Offre',
  demande: 'Demande',
  avis: 'Avis',
  profil: 'Profil',
  utilisateur: 'Membre',
  conversation: 'Conversation',
  message: 'Message',
  ville: 'Ville',
  repere: 'Repère',
  article: 'Article',
}
