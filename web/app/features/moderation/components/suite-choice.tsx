import { type SignalementKind, type SignalementSuite, suitesBySignalement } from '@colocdar/contracts/signalements'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'

interface SuiteChoiceProps {
  /** Whom it is for. */
  username: string
  kind: SignalementKind
  value: SignalementSuite
  onChange: (suite: SignalementSuite) => void
}

/** What upheld reports mean for the member. */
export const SuiteChoice = ({ username, kind, value, onChange }: SuiteChoiceProps) => (
  <RadioGroup
    label={`Pour ${username}`}
    name="suite"
    value={value}
    options={suitesBySignalement[kind].map((suite) => ({ value: suite, label: labels[suite], help: helps[suite] }))}
    onChange={(event) => onChange(event.target.value as SignalementSuite)}
  />
)

const labels: Record<SignalementSuite, string> = {
  avertir: 'Avertir',
  effacer: 'Retirer sa présentation et sa photo',
  bloquer: 'Bloquer son compte',
}

const helps: Record<SignalementSuite, string> = {
  avertir: 'Le motif lui est envoyé.',
  effacer: 'Elles quittent le profil public\u00a0; il peut les corriger.',
  bloquer: 'Il ne peut plus se connecter\u00a0; ce qu’il a publié est masqué.',
}
