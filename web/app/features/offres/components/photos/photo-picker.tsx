import { photoLimits } from '@colocdar/contracts/photo-limits'
import { useState } from 'react'
import * as texts from '#texts/features/offres/components/photos'
import { classes } from '../../../../ui/elements/classes.ts'
import { ImagePlus } from '../../../../ui/icons.ts'

interface PhotoPickerProps {
  id: string
  onChoose: (files: File[]) => void
}

/** Chooses photos, or takes those dropped from the desktop. */
export const PhotoPicker = ({ id, onChoose }: PhotoPickerProps) => {
  const [over, setOver] = useState(false)
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(event.dataTransfer.types.includes('Files'))
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onChoose([...event.dataTransfer.files])
      }}
      className={classes(
        // Positioned, so that focusing the hidden input does not scroll the page.
        'relative flex min-h-36 flex-col items-center justify-center gap-1 rounded-carte border-2 border-dashed p-5 text-center transition hover:border-majorelle hover:bg-majorelle-doux has-focus-visible:outline-3 has-focus-visible:outline-majorelle has-focus-visible:outline-offset-2',
        over ? 'border-majorelle bg-majorelle-doux' : 'border-contour bg-sable',
      )}
    >
      <ImagePlus className="size-9 text-majorelle" strokeWidth={1.5} />
      <span className="font-semibold text-lg">{texts.add}</span>
      <span className="text-brume text-sm">{texts.addHelp}</span>
      <input
        id={id}
        type="file"
        multiple
        accept={photoLimits.types.join(',')}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])])
          // Otherwise the same file could not be chosen again after it was removed.
          event.target.value = ''
        }}
        className="sr-only"
      />
    </label>
  )
}
