import type { Acteur } from '../../http/acteur.ts'

/** Only the administrator who took a decision can undo it. */
export const canUndo = (acteur: Acteur, decision: { acteurId: number }): boolean => decision.acteurId === acteur.id
