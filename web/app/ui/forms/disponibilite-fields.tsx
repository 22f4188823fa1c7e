import type { ComponentProps } from 'react'
import * as texts from '#texts/ui'
import { RadioGroup } from '../fields/radio-group.tsx'
import { TextField } from '../fields/text-field.tsx'

interface DisponibiliteFieldsProps {
  /** The current choice; the date shows for SPECIFIC only. */
  chosen: string
  choice: Omit<ComponentProps<typeof RadioGroup>, 'label' | 'options'>
  date: Omit<ComponentProps<typeof TextField>, 'label'>
}

export const DisponibiliteFields = ({ chosen, choice, date }: DisponibiliteFieldsProps) => (
  <>
    <RadioGroup label={texts.disponibilite} required options={choices} {...choice} />
    {chosen === 'SPECIFIC' && <TextField label={texts.disponibiliteDate} type="date" required {...date} />}
  </>
)

const choices = [
  { value: 'IMMEDIATE', label: texts.immediately },
  { value: 'SPECIFIC', label: texts.fromDate },
]
