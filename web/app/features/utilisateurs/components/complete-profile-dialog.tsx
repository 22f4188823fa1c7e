import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/elements/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

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
