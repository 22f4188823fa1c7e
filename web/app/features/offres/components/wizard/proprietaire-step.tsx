import { paths } from '@colocdar/contracts/paths'
import { useRevalidator } from 'react-router'
import { Button } from '../../../../ui/elements/button.tsx'
import { Link } from '../../../../ui/elements/link.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { WizardButtons } from '../../../../ui/forms/wizard.tsx'
import { Alert } from '../../../../ui/notices/alert.tsx'
import type { ProprietaireInfo } from '../../proprietaire-info.ts'

interface ProprietaireStepProps {
  proprietaire: ProprietaireInfo
  onNext: () => void
}

/** Who publishes. Read from the profile, and edited there. */
export const ProprietaireStep = ({ proprietaire, onNext }: ProprietaireStepProps) => (
  <>
    <p className="text-brume">Votre annonce paraîtra à votre nom. Votre e-mail n’est montré à personne.</p>
    {proprietaire.proprietaireId === null ? (
      <UnknownProfile />
    ) : (
      <>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Nom du propriétaire"
            name="proprietaireNom"
            value={proprietaire.proprietaireNom}
            readOnly
            error={proprietaire.problems.proprietaireNom}
          />
          <TextField
            label="E-mail du propriétaire"
            name="proprietaireEmail"
            type="email"
            value={proprietaire.proprietaireEmail}
            readOnly
            error={proprietaire.problems.proprietaireEmail}
          />
        </div>
        {proprietaire.profileFilled ? (
          <ProfileLink label="Modifier mon profil" />
        ) : (
          <Alert tone="warning" title="Votre profil est incomplet">
            <p>Nom, prénom, téléphone et âge sont nécessaires pour publier une annonce.</p>
            <ProfileLink label="Compléter mon profil" />
          </Alert>
        )}
      </>
    )}
    <WizardButtons>
      <Button onClick={onNext}>Suivant</Button>
    </WizardButtons>
  </>
)

const ProfileLink = ({ label }: { label: string }) => (
  <Link to={paths.editProfile()} className="lien inline-flex min-h-11 items-center self-start font-semibold">
    {label}
  </Link>
)

const UnknownProfile = () => {
  const { revalidate, state } = useRevalidator()
  return (
    <Alert tone="warning" title="Votre profil n’a pas pu être lu">
      <Button variant="quiet" loading={state === 'loading'} onClick={() => void revalidate()} className="mt-3">
        Réessayer
      </Button>
    </Alert>
  )
}
