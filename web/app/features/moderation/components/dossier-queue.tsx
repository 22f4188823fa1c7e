import { ficheOfDossier } from '@colocdar/contracts/moderation-ouvertures'
import { paths } from '@colocdar/contracts/paths'
import {
  type SignalementDecision,
  type SignalementDossier,
  type SignalementKind,
  type SignalementSuite,
  signalementDecisionMotifs,
  suitesBySignalement,
} from '@colocdar/contracts/signalements'
import { useState } from 'react'
import { MotifDialog } from '../../../admin/motif-dialog.tsx'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { dossierDraft, dossierKey, dossierName, type Judgement, useDossiers } from '../use-dossiers.ts'
import { DecisionScreen } from './decision-screen.tsx'
import { DossierContent } from './dossier-content.tsx'

interface DossierQueueProps {
  loaded: SignalementDossier[]
  /** Called when nothing is left, or the administrator goes on to the verifications. */
  onDone: () => void
}

/** What is reported comes first, with the same keys as the queue: V dismisses the reports, R upholds them. */
export const DossierQueue = ({ loaded, onDone }: DossierQueueProps) => {
  const { waiting, dispatch, decide, undoLast } = useDossiers(loaded)
  // The selection may change while the dialog is open.
  const [judged, setJudged] = useState<Judged | null>(null)
  const close = () => setJudged(null)
  const judge = (decision: SignalementDecision) => (dossier: SignalementDossier) => setJudged({ dossier, decision })
  return (
    <>
      <DecisionScreen
        title="Signalements"
        text="À décider avant les vérifications&nbsp;: ce qui est masqué d’abord."
        action={
          <Button variant="quiet" onClick={onDone}>
            {waiting.selected ? 'Passer aux vérifications' : 'Continuer avec les vérifications'}
          </Button>
        }
        empty={<p className="text-lg">Tous les signalements ont leur décision.</p>}
        listLabel="Ce qui est signalé"
        panelLabel="Signalement à décider"
        waiting={waiting}
        dispatch={dispatch}
        undoLast={undoLast}
        keyOf={dossierKey}
        ficheOf={ficheOfDossier}
        nameOf={dossierName}
        rowText={rowText}
        about={about}
        // Neither decision is the expected one.
        accept={{ label: decisionLabels.dismiss, variant: 'quiet', decide: judge('dismiss') }}
        refuse={{ label: decisionLabels.uphold, decide: judge('uphold') }}
        content={(selected) => <DossierContent dossier={selected} counter={counterOf(selected, waiting.items)} />}
      />
      {judged && (
        <DecisionDialog
          {...judged}
          onClose={close}
          onConfirm={(judgement) => {
            close()
            decide(judged.dossier, judgement)
          }}
        />
      )}
    </>
  )
}

interface Judged {
  dossier: SignalementDossier
  decision: SignalementDecision
}

interface DecisionDialogProps extends Judged {
  onClose: () => void
  onConfirm: (judgement: Judgement) => void
}

const DecisionDialog = ({ dossier, decision, onClose, onConfirm }: DecisionDialogProps) => {
  const [suite, setSuite] = useState<SignalementSuite>('avertir')
  return (
    <MotifDialog
      open
      title={`${decisionLabels[decision]}\u00a0: ${dossierName(dossier)}`}
      description={consequenceOf(dossier, decision)}
      prepared={signalementDecisionMotifs[dossier.kind][decision]}
      required="Indiquez le motif&nbsp;: il est envoyé à l’auteur et à ceux qui ont signalé."
      confirmLabel={decisionLabels[decision]}
      draftName={dossierDraft(dossier)}
      onClose={onClose}
      onConfirm={(motif) => onConfirm({ decision, motif, ...(decision === 'uphold' && { suite }) })}
    >
      {decision === 'uphold' && (
        <RadioGroup
          label={`Pour ${dossier.membre.username}`}
          name="suite"
          value={suite}
          options={suitesBySignalement[dossier.kind].map((value) => ({ value, ...suites[value] }))}
          onChange={(event) => setSuite(event.target.value as SignalementSuite)}
        />
      )}
    </MotifDialog>
  )
}

/** In a conversation, what the accused member has reported in return. */
const counterOf = (dossier: SignalementDossier, all: readonly SignalementDossier[]) =>
  all.find(
    ({ kind, objetId, membre }) =>
      kind === dossier.kind && objetId === dossier.objetId && membre.id !== dossier.membre.id,
  )

const rowText = ({ nombre, masqueLe, premierLe }: SignalementDossier) => (
  <>
    {nombre > 1 ? `${nombre} signalements` : '1 signalement'}
    {masqueLe && ' · masquée'} · <RelativeTime instant={premierLe} />
  </>
)

const about = ({ kind, masqueLe, membre }: SignalementDossier) => (
  <>
    <Badge>{kinds[kind].label}</Badge>
    {masqueLe && <Badge tone="grenade">Masquée</Badge>}
    {kinds[kind].relation}{' '}
    <Link to={paths.adminMembre(membre.id)} className="lien">
      {membre.username}
    </Link>
  </>
)

/** With what the member is to it. */
const kinds: Record<SignalementKind, { label: string; relation: string }> = {
  offre: { label: 'Offre', relation: 'par' },
  demande: { label: 'Demande', relation: 'par' },
  utilisateur: { label: 'Profil', relation: 'de' },
  conversation: { label: 'Conversation', relation: 'visant' },
}

const decisionLabels: Record<SignalementDecision, string> = { uphold: 'Donner raison', dismiss: 'Sans suite' }

/** What upheld reports mean for the member. */
const suites: Record<SignalementSuite, { label: string; help: string }> = {
  avertir: { label: 'Avertir', help: 'Le motif lui est envoyé.' },
  effacer: {
    label: 'Retirer sa présentation et sa photo',
    help: 'Elles quittent le profil public\u00a0; il peut les corriger.',
  },
  bloquer: {
    label: 'Bloquer son compte',
    help: 'Il ne peut plus se connecter\u00a0; ce qu’il a publié est masqué.',
  },
}

const consequenceOf = ({ kind, membre }: SignalementDossier, decision: SignalementDecision): string => {
  const told = `Le motif est envoyé à ${membre.username}, qui n’apprend pas qui a signalé, et à ceux qui ont signalé.`
  if (kind !== 'offre' && kind !== 'demande') return told
  return `${decision === 'uphold' ? 'L’annonce est retirée.' : 'L’annonce reste ou revient en ligne.'} ${told}`
}
