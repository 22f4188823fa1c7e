import * as texts from '#texts/features/offres/components/wizard'
import { Button } from '../../../../ui/elements/button.tsx'
import { WizardButtons } from '../../../../ui/forms/wizard.tsx'
import { PhotosField } from '../photos/photos-field.tsx'
import type { Photos } from '../photos/use-photos.ts'

interface ImagesStepProps {
  photos: Photos
  /** How many can be published. */
  ready: number
  onPrevious: () => void
  onNext: () => void
}

export const ImagesStep = ({ photos, ready, onPrevious, onNext }: ImagesStepProps) => (
  <>
    <p className="text-brume">{texts.photosHelp}</p>
    <PhotosField photos={photos} />
    <WizardButtons onPrevious={onPrevious}>
      <Button disabled={photos.uploading || ready === 0} onClick={onNext}>
        {texts.next}
      </Button>
    </WizardButtons>
  </>
)
