import { Alert } from '../../../../ui/notices/alert.tsx'
import { isVerified, type ShownOffre } from '../../shown-offre.ts'

/** Notices above the offer: rented, asleep, not public. */
export const OffreNotices = ({ offre, isOwner }: { offre: ShownOffre; isOwner: boolean }) => (
  <>
    {offre.statut === 'LOUE' && (
      <Alert tone="warning" title="Déjà louée">
        <p>Cette colocation n’est plus à prendre. D’autres qui lui ressemblent vous attendent plus bas.</p>
      </Alert>
    )}
    {offre.etat === 'endormie' && (
      <Alert tone="warning" title="Annonce endormie">
        <p>Son propriétaire ne l’a pas confirmée depuis un mois&nbsp;: elle n’est peut-être plus à prendre.</p>
      </Alert>
    )}
    {/* Why others do not see it, or not as it is here: for its owner and administrators. */}
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
