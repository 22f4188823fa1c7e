import { type Demande, demandes } from '@colocdar/contracts/demandes'
import { withModification } from '@colocdar/contracts/modifications'
import * as texts from '#texts/features/demandes'
import { call } from '../../../../lib/client/client.ts'
import { changesBetween } from '../../../modifications/changes.ts'
import { ModificationNotice } from '../../../modifications/components/modification-notice.tsx'
import { demandeTexts } from '../../demande-texts.ts'

interface DemandeModificationProps {
  demande: Demande
  onRemoved: () => unknown
}

/** What waits beside a public request; nothing when nothing does. */
export const DemandeModification = ({ demande, onRemoved }: DemandeModificationProps) =>
  demande.modification ? (
    <ModificationNotice
      modification={demande.modification}
      what={texts.unchanged}
      changes={changesBetween(demandeTexts(demande), demandeTexts(withModification(demande)))}
      remove={(query) => call(demandes.removeModification, { params: { id: demande.id }, query })}
      onRemoved={onRemoved}
    />
  ) : null
