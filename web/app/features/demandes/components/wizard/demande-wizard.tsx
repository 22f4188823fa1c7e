import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/demandes/components/wizard'
import { Link } from '../../../../ui/elements/link.tsx'
import type { Option } from '../../../../ui/fields/select-field.tsx'
import { DraftNotice } from '../../../../ui/forms/draft-notice.tsx'
import { Wizard, WizardAlert } from '../../../../ui/forms/wizard.tsx'
import { type Author, AuthorStep } from '../../../listing/components/author-step.tsx'
import { demandeSteps, step } from '../../demande-steps.ts'
import { ConfirmationStep } from './confirmation-step.tsx'
import { DemandeThanks } from './demande-thanks.tsx'
import { PreferencesStep } from './preferences-step.tsx'
import { type SubmissionFailure, useDemandeWizard } from './use-demande-wizard.ts'

interface DemandeWizardProps {
  utilisateur: Author & { id: number }
  villes: readonly Option[]
  /** Starts again without the draft. */
  onDiscard: () => void
}

export const DemandeWizard = ({ utilisateur, villes, onDiscard }: DemandeWizardProps) => {
  const wizard = useDemandeWizard(utilisateur.id, villes)
  const { current, goTo, state, failure } = wizard
  if (state === 'succeeded') return <DemandeThanks />
  const onPrevious = () => goTo(current - 1)
  const onNext = () => goTo(current + 1)
  return (
    <Wizard
      title={texts.title}
      text={texts.invitation}
      steps={demandeSteps}
      current={current}
      onSelect={goTo}
      notice={
        <>
          {wizard.restored && <DraftNotice onDiscard={onDiscard} />}
          {failure && <FailureAlert failure={failure} />}
        </>
      }
    >
      {current === step.utilisateur && <AuthorStep what="demande" author={utilisateur} onNext={onNext} />}
      {current === step.preferences && (
        <PreferencesStep form={wizard.form} villes={villes} onPrevious={onPrevious} onNext={onNext} />
      )}
      {current === step.confirmation && (
        <ConfirmationStep
          data={wizard.data}
          missing={wizard.missing}
          sending={state === 'sending'}
          onPrevious={onPrevious}
          onSubmit={wizard.submit}
        />
      )}
    </Wizard>
  )
}

const FailureAlert = ({ failure: { message, details, exists } }: { failure: SubmissionFailure }) => (
  <WizardAlert>
    <p>{message}</p>
    {details.map((detail) => (
      <p key={detail}>{detail}</p>
    ))}
    {exists && (
      <Link to={paths.profile()} className="lien font-semibold">
        {texts.showOwn}
      </Link>
    )}
  </WizardAlert>
)
