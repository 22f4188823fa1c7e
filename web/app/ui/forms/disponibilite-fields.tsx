import type { ComponentProps } from 'react'
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
    <RadioGroup label="Disponibilité" required options={choices} {...choice} />
    {chosen === 'SPECIFIC' && <TextField label="Date de disponibilité" type="date" required {...date} />}
  </>
)

const choices = [
  { value: 'IMMEDIATE', label: 'Immédiatement' },
  { value: 'SPECIFIC', label: 'À partir d’une date précise' },
]
