import { paths } from '@colocdar/contracts/paths'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import * as texts from '#texts/features/offres/components/wizard'
import { today } from '../../../../lib/forms/disponibilite.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { Link } from '../../../../ui/elements/link.tsx'
import type { Option } from '../../../../ui/fields/select-field.tsx'
import { DraftNotice } from '../../../../ui/forms/draft-notice.tsx'
import { SchemaForm } from '../../../../ui/forms/schema-form.tsx'
import { Wizard, WizardAlert, WizardButtons } from '../../../../ui/forms/wizard.tsx'
import { Alert } from '../../../../ui/notices/alert.tsx'
import { AuthorStep } from '../../../listing/components/author-step.tsx'
import { NoVilles } from '../../../villes/components/no-villes.tsx'
import { offreSteps, step } from '../../offre-steps.ts'
import { toPreview } from '../../to-preview.ts'
import { OffreDetailsFields } from '../offre-details-fields.tsx'
import { ConfirmationStep } from './confirmation-step.tsx'
import { ImagesStep } from './images-step.tsx'
import { OffreThanks } from './offre-thanks.tsx'
import { type SubmissionFailure, useOffreWizard } from './use-offre-wizard.ts'

interface OffreWizardProps {
  userId: number
  profil: Profil | null
  villes: readonly Option[]
  /** Starts again without the draft. */
  onDiscard: () => void
}

export const OffreWizard = ({ userId, profil, villes, onDiscard }: OffreWizardProps) => {
  const wizard = useOffreWizard(userId, profil)
  const { current, goTo, form, photos, details, srcs, state, failure, refusal, missing } = wizard
  if (state === 'succeeded') return <OffreThanks />
  const onPrevious = () => goTo(current - 1)
  const onNext = () => goTo(current + 1)
  return (
    <Wizard
      title={texts.heading}
      text={texts.intro}
      steps={offreSteps}
      current={current}
      onSelect={goTo}
      notice={
        <>
          {wizard.restored && <DraftNotice onDiscard={onDiscard} />}
          {refusal && (
            <WizardAlert key={refusal}>
              <p>{refusal}</p>
              {missing.length > 0 && <p>{texts.toComplete(missing)}</p>}
            </WizardAlert>
          )}
          {failure && <FailureAlert failure={failure} onDiscard={onDiscard} />}
        </>
      }
    >
      {current === step.proprietaire && <AuthorStep what="annonce" author={wizard.proprietaire} onNext={onNext} />}
      {current === step.logement && (
        <SchemaForm form={form} onSubmit={onNext} label={texts.logement} className="flex flex-col gap-6">
          {villes.length === 0 && <NoVilles />}
          <OffreDetailsFields form={form} villes={villes} minDate={today()} numbersRequired />
          {Object.keys(form.errors).length > 0 && <Alert tone="error">{texts.logementNeeded}</Alert>}
          <WizardButtons onPrevious={onPrevious}>
            <Button type="submit">{texts.next}</Button>
          </WizardButtons>
        </SchemaForm>
      )}
      {current === step.images && (
        <ImagesStep photos={photos} ready={srcs.length} onPrevious={onPrevious} onNext={onNext} />
      )}
      {current === step.confirmation && (
        <ConfirmationStep
          offre={toPreview({ details, photos: srcs, profil, villes })}
          sending={state === 'sending'}
          onPrevious={onPrevious}
          onSubmit={wizard.submit}
        />
      )}
    </Wizard>
  )
}

const FailureAlert = ({ failure, onDiscard }: { failure: SubmissionFailure; onDiscard: () => void }) => (
  <WizardAlert>
    <p>{failure.message}</p>
    {failure.help && <p>{failure.help}</p>}
    {failure.sentBefore && (
      <Link to={paths.mesAnnonces()} onClick={onDiscard} className="lien font-semibold">
        {texts.findSent}
      </Link>
    )}
  </WizardAlert>
)
