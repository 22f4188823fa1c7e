export const shown = (motif: string): string => motif
