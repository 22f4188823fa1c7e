export const installed: (name: string) => string | undefined
export const titleWith: (name: string, title: string) => string
