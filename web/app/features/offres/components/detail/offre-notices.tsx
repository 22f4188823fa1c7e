import { Alert } from '../../../../ui/notices/alert.tsx'
import type { ShownOffre } from '../../shown-offre.ts'
import { OffrePrivateNotices } from '../owner/offre-private-notices.tsx'

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
    <OffrePrivateNotices offre={offre} isOwner={isOwner} />
  </>
)
