import { undoGraceSeconds, undoSeconds } from '@colocdar/contracts/moderation'
import { signalementSuites } from '@colocdar/contracts/signalements'
import * as z from 'zod'

/** What a decision did, as the journal stores it: enough to undo it, and no personal texts. */
const Trace = z.object({
  /** Whom it was about; absent in decisions of version 1.1. */
  membreId: z.optional(z.int()),
  signalements: z.array(z.int()),
  signaleeLe: z.nullable(z.string()),
  /** The decision that withdrew the ad, and the version of the ad after all steps. */
  retrait: z.nullable(z.object({ id: z.int(), version: z.int() })),
  courriers: z.array(z.uuid()),
  /** What it did to the member; absent when nothing. */
  suite: z.optional(z.object({ nom: z.enum(signalementSuites), membreId: z.int() })),
})
export type Trace = z.output<typeof Trace>

export const fromTrace = (trace: unknown): Trace => Trace.parse(trace)

export const canUndo = (decidedAt: Date, now: Date): boolean =>
  now.getTime() - decidedAt.getTime() <= (undoSeconds + undoGraceSeconds) * 1000
