import {
  type SignalementDecision,
  type SignalementDossier,
  type SignalementSuite,
  signalementDecisionMotifs,
  suitesBySignalement,
} from '@colocdar/contracts/signalements'
import { useState } from 'react'
import { AdminHeading } from '../../../admin/admin-heading.tsx'
import { MotifDialog } from '../../../admin/motif-dialog.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { classes } from '../../../ui/elements/classes.ts'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { Keyboard } from '../../../ui/icons.ts'
import { dossierKey } from '../dossiers-state.ts'
import { dossierDraft, dossierName, useDossiers } from '../use-dossiers.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { DossierPanel } from './dossier-panel.tsx'
import { ShortcutsHelp } from './shortcuts-help.tsx'

interface DossierQueueProps {
  loaded: SignalementDossier[]
  total: number
  /** Called when nothing is left, or the administrator goes on to the verifications. */
  onDone: () => void
}

/** What is reported comes first, with the same keys as the queue: V dismisses the reports, R upholds them. */
export const DossierQueue = ({ loaded, total, onDone }: DossierQueueProps) => {
  const { dossiers, dossier, dispatch, decide, undoLast } = useDossiers(loaded, total)
  const [dialog, setDialog] = useState<SignalementDecision | 'help' | null>(null)
  const [suite, setSuite] = useState<SignalementSuite>('avertir')
  const close = () => setDialog(null)
  const judge = (decision: SignalementDecision) => {
    setSuite('avertir')
    setDialog(decision)
  }
  const decision = dialog === 'help' ? null : dialog
  useShortcuts({
    j: () => dispatch({ type: 'move', by: 1 }),
    k: () => dispatch({ type: 'move', by: -1 }),
    v: () => dossier && judge('dismiss'),
    r: () => dossier && judge('uphold'),
    u: undoLast,
    '?': () => setDialog('help'),
  })
  return (
    <>
      <AdminHeading title="Signalements" text="À décider avant les vérifications&nbsp;: ce qui est masqué d’abord.">
        <span className="flex flex-wrap gap-2">
          <Button variant="quiet" icon={<Keyboard className="size-5" />} onClick={() => setDialog('help')}>
            Raccourcis
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {dossier ? 'Passer aux vérifications' : 'Continuer avec les vérifications'}
          </Button>
        </span>
      </AdminHeading>
      {dossier ? (
        <div className="grid items-start gap-4 sm:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]">
          <ol aria-label="Ce qui est signalé" className="flex flex-col gap-1 max-sm:max-h-48 max-sm:overflow-y-auto">
            {dossiers.map((each) => (
              <li key={dossierKey(each)}>
                <DossierRow
                  dossier={each}
                  current={each === dossier}
                  onSelect={() => dispatch({ type: 'select', key: dossierKey(each) })}
                />
              </li>
            ))}
          </ol>
          <DossierPanel
            key={dossierKey(dossier)}
            dossier={dossier}
            onDismiss={() => judge('dismiss')}
            onUphold={() => judge('uphold')}
          />
        </div>
      ) : (
        <p className="text-lg">Tous les signalements ont leur décision.</p>
      )}
      {dossier && decision && (
        <MotifDialog
          open
          title={`${decisionLabels[decision]}\u00a0: ${dossierName(dossier)}`}
          description={consequenceOf(dossier, decision)}
          prepared={signalementDecisionMotifs[dossier.kind][decision]}
          required="Indiquez le motif&nbsp;: il est envoyé à l’auteur et à ceux qui ont signalé."
          confirmLabel={decisionLabels[decision]}
          draftName={dossierDraft(dossier)}
          onClose={close}
          onConfirm={(motif) => {
            close()
            decide(dossier, { decision, motif, ...(decision === 'uphold' && { suite }) })
          }}
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
      )}
      <ShortcutsHelp open={dialog === 'help'} onClose={close} />
    </>
  )
}

interface DossierRowProps {
  dossier: SignalementDossier
  current: boolean
  onSelect: () => void
}

const DossierRow = ({ dossier, current, onSelect }: DossierRowProps) => (
  <button
    type="button"
    aria-current={current ? 'true' : undefined}
    onClick={onSelect}
    className={classes(
      'w-full rounded-champ border px-3 py-2 text-start transition focus-visible:-outline-offset-3',
      current ? 'border-majorelle bg-majorelle-doux' : 'border-bord bg-papier hover:border-contour',
    )}
  >
    <span className="block truncate font-semibold">{dossierName(dossier)}</span>
    <span className="block truncate text-brume text-sm">
      {dossier.nombre > 1 ? `${dossier.nombre} signalements` : '1 signalement'}
      {dossier.masqueLe && ' · masquée'} · <RelativeTime instant={dossier.premierLe} />
    </span>
  </button>
)

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
