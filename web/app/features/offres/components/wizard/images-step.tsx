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
    <p className="text-brume">Des photos claires, prises de jour, donnent envie de visiter. Il en faut au moins une.</p>
    <PhotosField photos={photos} />
    <WizardButtons onPrevious={onPrevious}>
      <Button disabled={photos.uploading || ready === 0} onClick={onNext}>
        Suivant
      </Button>
    </WizardButtons>
  </>
)
