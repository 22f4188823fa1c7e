import { paths } from '@colocdar/contracts/paths'
import type { Visite } from '@colocdar/contracts/visites'
import { visiteEtats } from '@colocdar/contracts/visites-etats'
import * as texts from '#texts/features/visites'
import { autreNom } from '../../../lib/messages/autre-nom.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { momentLabel } from '../moments.ts'

/** The next visits of one offer, for its owner. */
export const NextVisites = ({ visites }: { visites: readonly Visite[] }) => {
  if (visites.length === 0) return null
  return (
    <section className="rounded-carte border border-bord bg-papier px-4 py-3">
      <h3 className="font-semibold font-text text-base tracking-normal">{texts.next}</h3>
      <ul>
        {visites.slice(0, 3).map(({ id, conversationId, etat, debut, autre }) => (
          <li key={id}>
            <Link to={paths.conversation(conversationId)} className="lien inline-flex min-h-11 items-center">
              <span>
                <bdi>{autreNom(autre)}</bdi> · {etat === 'confirmee' && debut ? momentLabel(debut) : visiteEtats[etat]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {visites.length > 3 && (
        <Link to={paths.visites()} className="lien inline-flex min-h-11 items-center font-semibold">
          {texts.all}
        </Link>
      )}
    </section>
  )
}
