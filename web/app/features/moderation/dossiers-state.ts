import type { SignalementDossier } from '@colocdar/contracts/signalements'

export interface DossiersState {
  /** Hidden ads first, then what waits longest. */
  dossiers: SignalementDossier[]
  selected: string | null
}

export type DossiersEvent =
  | { type: 'select'; key: string }
  | { type: 'move'; by: 1 | -1 }
  /** Decided: the next one is selected at once. */
  | { type: 'leave'; key: string }
  /** The decision was undone or did not arrive. */
  | { type: 'return'; dossier: SignalementDossier }

/** A conversation can have two dossiers, one about each of its members. */
export const dossierKey = ({ kind, objetId, membre }: Pick<SignalementDossier, 'kind' | 'objetId' | 'membre'>) =>
  `${kind}-${objetId}-${membre.id}` as const

export const startDossiers = (dossiers: SignalementDossier[]): DossiersState => ({
  dossiers,
  selected: dossiers[0] ? dossierKey(dossiers[0]) : null,
})

export const dossiersReducer = (state: DossiersState, event: DossiersEvent): DossiersState => {
  const { dossiers, selected } = state
  switch (event.type) {
    case 'select':
      return { ...state, selected: event.key }
    case 'move': {
      const index = dossiers.findIndex((dossier) => dossierKey(dossier) === selected) + event.by
      const target = dossiers[Math.min(Math.max(index, 0), dossiers.length - 1)]
      return { ...state, selected: target ? dossierKey(target) : null }
    }
    case 'leave': {
      const index = dossiers.findIndex((dossier) => dossierKey(dossier) === event.key)
      if (index === -1) return state
      const left = dossiers.toSpliced(index, 1)
      const next = left[index] ?? left[index - 1]
      return { dossiers: left, selected: selected === event.key ? (next ? dossierKey(next) : null) : selected }
    }
    case 'return': {
      const key = dossierKey(event.dossier)
      const others = dossiers.filter((dossier) => dossierKey(dossier) !== key)
      return { dossiers: [event.dossier, ...others], selected: key }
    }
  }
}
