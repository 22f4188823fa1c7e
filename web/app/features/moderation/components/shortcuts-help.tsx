import { Fragment } from 'react'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { enableShortcuts, useShortcutSetting } from '../use-shortcuts.ts'

export const ShortcutsHelp = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const enabled = useShortcutSetting((setting) => setting.enabled)
  return (
    <Dialog open={open} onClose={onClose} title="Raccourcis clavier">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(([key, meaning]) => (
          <Fragment key={key}>
            <dt>
              <kbd className="inline-grid min-w-9 place-items-center rounded border border-contour bg-dune px-2 py-1 font-bold">
                {key}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
      <Checkbox
        label="Raccourcis actifs"
        checked={enabled}
        onChange={(event) => enableShortcuts(event.target.checked)}
      />
    </Dialog>
  )
}

const keys = [
  ['J', 'Fiche suivante'],
  ['K', 'Fiche précédente'],
  ['V', 'Vérifier\u00a0; un signalement\u00a0: sans suite'],
  ['R', 'Refuser, avec un motif\u00a0; un signalement\u00a0: donner raison'],
  ['Z', 'Photos en plein écran'],
  ['1 à 9', 'Dans le motif\u00a0: choisir un motif préparé'],
  ['Ctrl + Entrée', 'Dans le motif\u00a0: confirmer'],
  ['U', 'Annuler la dernière décision (5 secondes)'],
  ['?', 'Cette aide'],
] as const
