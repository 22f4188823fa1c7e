import { paths } from '@colocdar/contracts/paths'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import { useState } from 'react'
import { formatTelephone } from '../../../lib/formats/telephone.ts'
import { Button, ButtonLink } from '../../../ui/elements/button.tsx'
import { UserPen } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TagList } from './tag-list.tsx'

export const ProfileInfoCard = ({ profil }: { profil: Profil }) => (
  <Card className="flex flex-col gap-6">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-2xl">Informations publiques</h2>
      <ButtonLink to={paths.editProfile()} variant="quiet" icon={<UserPen className="size-5" />}>
        Modifier
      </ButtonLink>
    </div>
    <Facts
      facts={[
        { label: 'Prénom', value: profil.prenom },
        { label: 'Nom', value: profil.nom },
        { label: 'Âge', value: profil.age ? `${profil.age} ans` : null },
        { label: 'E-mail', value: profil.email, note: 'Masqué aux autres membres' },
        {
          label: 'Téléphone',
          value: formatTelephone(profil.telephone),
          note: 'Montré sur demande aux membres vérifiés',
        },
        { label: 'À propos', value: profil.apropos, wide: true },
        { label: 'Langues', value: <TagList tags={profil.langues} tone="menthe" />, wide: true },
        { label: 'Centres d’intérêt', value: <TagList tags={profil.tags} />, wide: true },
      ]}
    />
  </Card>
)

/** For a profile that loads incomplete although the stored flag says that it is filled. */
export const CompleteProfileDialog = ({ incomplete }: { incomplete: boolean }) => {
  const [dismissed, setDismissed] = useState(false)
  const close = () => setDismissed(true)
  return (
    <Dialog
      open={incomplete && !dismissed}
      onClose={close}
      title="Complete votre Profile"
      description="Il manque votre nom, votre prénom, votre téléphone ou votre âge. Sans eux, vous ne pouvez rien publier. Le formulaire demande aussi une langue et trois centres d’intérêt."
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Plus tard
          </Button>
          <ButtonLink to={paths.editProfile()}>Compléter mon profil</ButtonLink>
        </>
      }
    />
  )
}
