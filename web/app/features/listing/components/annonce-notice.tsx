import type { AnnonceEtat } from '@colocdar/contracts/annonces-etats'
import type { ColocType } from '@colocdar/contracts/enumerations'
import { shownMotif } from '@colocdar/contracts/shown-motif'
import * as texts from '#texts/features/listing'
import { Alert } from '../../../ui/notices/alert.tsx'

interface AnnonceNoticeProps {
  kind: ColocType
  annonce: { etat?: AnnonceEtat | null | undefined; motifRefus?: string | null | undefined }
  /** Otherwise a visitor or an administrator reads it. */
  isOwner: boolean
}

/** Why others do not see an ad, or not in lists, or not as its author wrote it. */
export const AnnonceNotice = ({ kind, annonce: { etat, motifRefus }, isOwner }: AnnonceNoticeProps) => {
  switch (etat) {
    case 'attente':
      return (
        <Alert tone="info" title={texts.waitingTitle}>
          <p>{isOwner ? texts.waitingForOwner : texts.waitingForOthers}</p>
        </Alert>
      )
    case 'modification':
      return isOwner ? (
        <Alert tone="info" title={texts.changeWaitingTitle}>
          <p>{texts.changeWaiting}</p>
        </Alert>
      ) : null
    case 'endormie':
      return (
        <Alert tone="warning" title={texts.asleepTitle[kind]}>
          <p>{texts.asleep[kind]}</p>
        </Alert>
      )
    case 'signalee':
      return (
        <Alert tone="warning" title={texts.hiddenTitle[kind]}>
          <p>{isOwner ? texts.reportedToOwner : texts.reportedToOthers}</p>
        </Alert>
      )
    case 'bloquee':
      return (
        <Alert tone="warning" title={texts.hiddenTitle[kind]}>
          <p>{texts.blocked}</p>
        </Alert>
      )
    case 'refusee':
    case 'retiree':
      return (
        <Alert tone="warning" title={(etat === 'refusee' ? texts.refusedTitle : texts.removedTitle)[kind]}>
          <p>{motifRefus && shownMotif(motifRefus)}</p>
        </Alert>
      )
    default:
      return null
  }
}
