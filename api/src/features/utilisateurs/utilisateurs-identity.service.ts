import type { Db } from '../../db/database.ts'
import { recordJournal } from '../journal/journal.service.ts'

/** Somebody confirmed this member under a name and a number: under others nobody did. */
export const recordIdentityEnd = (tx: Db, utilisateurId: number, now: Date): Promise<number> =>
  recordJournal(tx, {
    acteurId: utilisateurId,
    action: 'withdrawIdentity',
    objet: 'utilisateur',
    objetId: utilisateurId,
    avant: { identityVerified: true },
    apres: { identityVerified: false },
    motif: 'Le membre a changé son nom, son prénom ou son téléphone.',
    createdAt: now,
  })
