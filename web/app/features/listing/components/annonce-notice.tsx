import type { AnnonceEtat } from '@colocdar/contracts/annonces-etats'
import type { ColocType } from '@colocdar/contracts/enumerations'
import { Alert } from '../../../ui/notices/alert.tsx'

interface AnnonceNoticeProps {
  kind: ColocType
  annonce: { etat?: AnnonceEtat | null | undefined; motifRefus?: string | null | undefined }
  /** Otherwise a visitor or an administrator reads it. */
  isOwner: boolean
}

/** Why others do not see an ad, or not in lists, or not as its author wrote it. */
export const AnnonceNotice = ({ kind, annonce: { etat, motifRefus }, isOwner }: AnnonceNoticeProps) => {
  const isOffre = kind === 'offre'
  const noun = isOffre ? 'Annonce' : 'Demande'
  switch (etat) {
    case 'attente':
      return (
        <Alert tone="info" title="En cours de vérification">
          <p>
            {isOwner
              ? 'Vous seul la voyez. Elle sera publiée dès que notre équipe l’aura vérifiée.'
              : 'Elle n’est pas encore publique.'}
          </p>
        </Alert>
      )
    case 'modification':
      return isOwner ? (
        <Alert tone="info" title="Modification en attente">
          <p>Vous voyez ce qui est en ligne. Votre modification sera relue par notre équipe.</p>
        </Alert>
      ) : null
    case 'endormie':
      return (
        <Alert tone="warning" title={`${noun} endormie`}>
          <p>
            {isOffre
              ? 'Son propriétaire ne l’a pas confirmée depuis un mois\u00a0: elle n’est peut-être plus à prendre.'
              : 'Son auteur ne l’a pas confirmée depuis un mois\u00a0: il a peut-être trouvé.'}
          </p>
        </Alert>
      )
    case 'signalee':
      return (
        <Alert tone="warning" title={`${noun} masquée`}>
          <p>
            {isOwner
              ? 'Plusieurs membres l’ont signalée. Notre équipe regarde, et vous écrit ce qu’elle décide.'
              : 'Plusieurs membres l’ont signalée\u00a0: seuls son auteur et notre équipe la voient.'}
          </p>
        </Alert>
      )
    case 'bloquee':
      return (
        <Alert tone="warning" title={`${noun} masquée`}>
          <p>Le compte de son auteur est bloqué&nbsp;: seule notre équipe la voit.</p>
        </Alert>
      )
    case 'refusee':
    case 'retiree':
      return (
        <Alert tone="warning" title={`${noun} ${etat === 'refusee' ? 'refusée' : 'retirée'}`}>
          <p>{motifRefus}</p>
        </Alert>
      )
    default:
      return null
  }
}
