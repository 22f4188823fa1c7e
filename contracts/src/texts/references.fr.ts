/** They are stored in French. */
export const nameOf = (value: string): string => value
