/** Under which a form keeps what was typed. Two members may share a browser. */
export const draftKey = (name: string, userId: number): string => `${prefix}${name}-${userId}`

export const isDraftKey = (key: string): boolean => key.startsWith(prefix)

const prefix = 'brouillon-'
