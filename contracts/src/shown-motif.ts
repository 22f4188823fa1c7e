import * as texts from '#texts/motifs'

/**
 * A reason as its reader gets it: the suggested ones are stored in French, own words stay as typed. Apart from the
 * suggestions, which only administrators load.
 */
export const shownMotif = (motif: string): string => texts.shown(motif)
