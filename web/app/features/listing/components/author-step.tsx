import { paths } from '@colocdar/contracts/paths'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/listing'
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
    <p className="text-brume">{texts.byline[what]}</p>
    {author ? (
      <>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField readOnly {...author.nom} />
          <TextField type="email" readOnly {...author.email} />
        </div>
        {author.profileFilled ? (
          <ProfileLink label={texts.editProfile} />
        ) : (
          <Alert tone="warning" title={texts.incompleteProfile}>
            <p>{texts.neededOfProfile[what]}</p>
            <ProfileLink label={texts.completeProfile} />
          </Alert>
        )}
      </>
    ) : (
      <UnknownProfile />
    )}
    <WizardButtons>
      <Button onClick={onNext}>{texts.next}</Button>
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
    <Alert tone="warning" title={texts.unknownProfile}>
      <Button variant="quiet" loading={state === 'loading'} onClick={() => void revalidate()} className="mt-3">
        {texts.retry}
      </Button>
    </Alert>
  )
}
