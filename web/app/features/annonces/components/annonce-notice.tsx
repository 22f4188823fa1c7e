import type { AnnonceEtat } from '@colocdar/contracts/annonces-etats'
import type { FraicheurKind } from '@colocdar/contracts/fraicheur'
import { Alert } from '../../../ui/notices/alert.tsx'

interface AnnonceNoticeProps {
  kind: FraicheurKind
  etat: AnnonceEtat | undefined
  motifRefus: string | null
}

/** Why the member's own ad is not public. */
export const AnnonceNotice = ({ kind, etat, motifRefus }: AnnonceNoticeProps) => {
  const noun = kind === 'offre' ? 'Annonce' : 'Demande'
  switch (etat) {
    case 'attente':
      return (
        <Alert tone="info" title="En cours de vérification">
          <p>Vous seul la voyez. Elle sera publiée une fois vérifiée.</p>
        </Alert>
      )
    case 'refusee':
    case 'retiree':
      return (
        <Alert tone="warning" title={`${noun} ${etat === 'refusee' ? 'refusée' : 'retirée'}`}>
          <p>{motifRefus}</p>
        </Alert>
      )
    case 'signalee':
      return (
        <Alert tone="warning" title={`${noun} masquée`}>
          <p>Plusieurs membres l’ont signalée. Notre équipe regarde, et vous écrit ce qu’elle décide.</p>
        </Alert>
      )
    default:
      return null
  }
}
