import { withModification } from '@colocdar/contracts/modifications'
import { type Offre, offres } from '@colocdar/contracts/offres'
import { online } from '#texts/features/offres/components/owner'
import { call } from '../../../../lib/client/client.ts'
import { changesBetween } from '../../../modifications/changes.ts'
import { ModificationNotice } from '../../../modifications/components/modification-notice.tsx'
import { offreTexts } from '../../offre-texts.ts'

interface OffreModificationProps {
  offre: Offre
  onRemoved: () => unknown
}

/** What waits beside a public offer; nothing when nothing does. */
export const OffreModification = ({ offre, onRemoved }: OffreModificationProps) =>
  offre.modification ? (
    <ModificationNotice
      modification={offre.modification}
      what={online}
      changes={changesBetween(offreTexts(offre), offreTexts(withModification(offre)))}
      photos={offre.modification.contenu.photos?.length}
      remove={(query) => call(offres.removeModification, { params: { id: offre.id }, query })}
      onRemoved={onRemoved}
    />
  ) : null
