import { type Visite, visiteReponses } from '@colocdar/contracts/visites'
import { isVisiteOpen, type VisiteEtat, visiteEtats } from '@colocdar/contracts/visites-etats'
import * as texts from '#texts/features/visites'
import { autreNom } from '../../../lib/messages/autre-nom.ts'
import { Badge, type BadgeTone } from '../../../ui/elements/badge.tsx'
import { Filled } from '../../../ui/elements/filled.tsx'
import { MapPin } from '../../../ui/icons.ts'
import { momentLabel } from '../moments.ts'

const tones: Record<VisiteEtat, BadgeTone> = {
  proposee: 'majorelle',
  confirmee: 'menthe',
  deplacee: 'safran',
  annulee: 'neutre',
  passee: 'neutre',
  absente: 'grenade',
}

/** Where a visit stands, in words. What members wrote breaks its lines by itself, in its own direction. */
export const VisiteState = ({ visite }: { visite: Visite }) => {
  const { etat, cote, debut, creneaux, mot, motDeMoi, rendezVous, autre, reponse } = visite
  const nom = <bdi>{autreNom(autre)}</bdi>
  const isOpen = isVisiteOpen(etat)
  return (
    <div className="flex flex-col gap-1.5 py-1" aria-live="polite">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[etat]}>{visiteEtats[etat]}</Badge>
        {debut && !isOpen && (
          <span className={etat === 'annulee' ? 'text-brume line-through' : 'font-semibold'}>{momentLabel(debut)}</span>
        )}
      </p>
      {etat === 'deplacee' && debut && <p className="text-brume text-sm">{texts.wasAt(momentLabel(debut))}</p>}
      {isOpen && (
        <p>
          <Filled text={openText(visite)} values={{ nom }} />
        </p>
      )}
      {isOpen && cote === 'proprietaire' && creneaux.length > 0 && (
        <ul className="list-disc ps-5 text-brume">
          {creneaux.map((moment) => (
            <li key={moment}>{momentLabel(moment)}</li>
          ))}
        </ul>
      )}
      {mot && (
        <p className="text-brume text-sm">
          <Filled text={motDeMoi ? texts.word.mine : texts.word.theirs} values={{ nom }} />{' '}
          <bdi className="inline-block text-left rtl:text-right">{mot}</bdi>
        </p>
      )}
      {rendezVous && (
        <p className="flex items-start gap-1.5">
          <MapPin className="mt-0.5 size-5 shrink-0 text-terracotta" />
          <span>
            {texts.place} <bdi className="inline-block text-left rtl:text-right">{rendezVous}</bdi>
          </span>
        </p>
      )}
      {etat === 'confirmee' && !rendezVous && (
        <p className="text-brume text-sm">
          <Filled text={cote === 'proprietaire' ? texts.noPlace : texts.placeComes} values={{ nom }} />
        </p>
      )}
      {reponse && <p className="text-brume text-sm">{texts.answer(visiteReponses[reponse])}</p>}
    </div>
  )
}

const openText = ({ cote, attend, creneaux }: Visite): string => {
  // Whose turn it is says whether moments were offered, also when all of them are taken.
  const isOffered = attend === (cote === 'visiteur')
  if (!isOffered) return texts.asked[cote]
  return creneaux.length > 0 ? texts.offered[cote] : texts.allTaken
}
