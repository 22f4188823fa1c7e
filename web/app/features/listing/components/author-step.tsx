import { paths } from '@colocdar/contracts/paths'
import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { WizardButtons } from '../../../ui/forms/wizard.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

interface AuthorField {
  label: string
  name: string
  value: string
  error?: string | undefined
}

export interface Author {
  nom: AuthorField
  email: AuthorField
  profileFilled: boolean
}

interface AuthorStepProps {
  what: 'annonce' | 'demande'
  /** Null while the profile is unknown. */
  author: Author | null
  onNext: () => void
}

/** Who publishes, the first step of a wizard. Read from the profile, and edited there. */
export const AuthorStep = ({ what, author, onNext }: AuthorStepProps) => (
  <>
    <p className="text-brume">Votre {what} paraîtra à votre nom. Votre e-mail n’est montré à personne.</p>
    {author ? (
      <>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField readOnly {...author.nom} />
          <TextField type="email" readOnly {...author.email} />
        </div>
        {author.profileFilled ? (
          <ProfileLink label="Modifier mon profil" />
        ) : (
          <Alert tone="warning" title="Votre profil est incomplet">
            <p>Nom, prénom, téléphone et âge sont nécessaires pour publier une {what}.</p>
            <ProfileLink label="Compléter mon profil" />
          </Alert>
        )}
      </>
    ) : (
      <UnknownProfile />
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
