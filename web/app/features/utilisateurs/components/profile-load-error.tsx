import { withModification } from '@colocdar/contracts/modifications'
import { type Profil, utilisateurs } from '@colocdar/contracts/utilisateurs'
import * as texts from '#texts/features/utilisateurs'
import { call } from '../../../lib/client/client.ts'
import { LoadError } from '../../../ui/notices/load-error.tsx'
import { changesBetween } from '../../modifications/changes.ts'
import { ModificationNotice } from '../../modifications/components/modification-notice.tsx'
import { profilTexts } from '../profil-texts.ts'

/** Shown when the member's own profile could not be loaded. */
export const ProfileLoadError = ({ message }: { message: string | null }) => (
  <LoadError>{texts.loadFailed(message)}</LoadError>
)

/** What waits beside a public profile; nothing when nothing does. */
export const ProfilModification = ({ profil, onRemoved }: { profil: Profil; onRemoved: () => unknown }) =>
  profil.modification ? (
    <ModificationNotice
      modification={profil.modification}
      what={texts.yourProfile}
      changes={changesBetween(profilTexts(profil), profilTexts(withModification(profil)))}
      photos={profil.modification.contenu.photo ? 1 : undefined}
      remove={(query) => call(utilisateurs.removeModification, { params: { id: profil.id }, query })}
      onRemoved={onRemoved}
    />
  ) : null
