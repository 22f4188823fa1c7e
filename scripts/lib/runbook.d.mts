export const commandsOf: (markdown: string) => string[]
export const section: (markdown: string, title: string) => string
