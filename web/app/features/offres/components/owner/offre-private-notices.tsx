import { Alert } from '../../../../ui/notices/alert.tsx'
import { isVerified, type ShownOffre } from '../../shown-offre.ts'

/** Why others do not see the offer, or not as it is here: for its owner and administrators. */
export const OffrePrivateNotices = ({ offre, isOwner }: { offre: ShownOffre; isOwner: boolean }) => (
  <>
    {offre.etat === 'signalee' && (
      <Alert tone="warning" title="Annonce masquée">
        <p>Plusieurs membres l’ont signalée&nbsp;: seuls son propriétaire et notre équipe la voient.</p>
      </Alert>
    )}
    {offre.modification?.etat === 'attente' && (
      <Alert tone="info" title="Modification en attente">
        <p>Vous voyez ce qui est en ligne. Votre modification sera relue par notre équipe.</p>
      </Alert>
    )}
    {offre.motifRefus && (
      <Alert tone="warning" title={offre.etat === 'retiree' ? 'Annonce retirée' : 'Annonce refusée'}>
        <p>{offre.motifRefus}</p>
      </Alert>
    )}
    {!isVerified(offre) && !offre.motifRefus && (
      <Alert tone="info" title="En cours de vérification">
        <p>
          {isOwner
            ? 'Vous seul voyez cette annonce. Elle sera publiée dès que notre équipe l’aura vérifiée.'
            : 'Cette annonce n’est pas encore publique.'}
        </p>
      </Alert>
    )}
  </>
)
