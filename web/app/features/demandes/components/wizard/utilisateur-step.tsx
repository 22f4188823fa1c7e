import { paths } from '@colocdar/contracts/paths'
import { Button } from '../../../../ui/elements/button.tsx'
import { Link } from '../../../../ui/elements/link.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { WizardButtons } from '../../../../ui/forms/wizard.tsx'
import { Alert } from '../../../../ui/notices/alert.tsx'

interface UtilisateurStepProps {
  nom: string
  email: string
  profileFilled: boolean
  onNext: () => void
}

/** The author. Read from the account, and edited there. */
export const UtilisateurStep = ({ nom, email, profileFilled, onNext }: UtilisateurStepProps) => (
  <>
    <p className="text-brume">Votre demande paraîtra à votre nom. Votre e-mail n’est montré à personne.</p>
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Nom" name="nom" value={nom} readOnly />
      <TextField label="E-mail" name="email" type="email" value={email} readOnly />
    </div>
    {!profileFilled && (
      <Alert tone="warning" title="Votre profil est incomplet">
        <p>Nom, prénom, téléphone et âge sont nécessaires pour publier une demande.</p>
        <Link to={paths.editProfile()} className="lien inline-flex min-h-11 items-center font-semibold">
          Compléter mon profil
        </Link>
      </Alert>
    )}
    <WizardButtons>
      <Button onClick={onNext}>Suivant</Button>
    </WizardButtons>
  </>
)
