/** The results of a part: a table, and notes that explain it. */
export interface Findings {
  title: string
  head: string[]
  rows: string[][]
  notes: string[]
  /** For the terminal only. */
  details?: string[]
}

export const toMarkdown = ({ title, head, rows, notes }: Findings): string => {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)]
  return [`## ${title}`, ...table, '', notes.join(' ')].join('\n')
}

export const toText = ({ title, head, rows, notes, details = [] }: Findings): string => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')
  return [`\n${title}`, line(head), ...rows.map(line), ...notes, ...details].join('\n')
}

export const count = (value: number): string => Math.round(value).toLocaleString('en-US')
export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`
export const ratio = (value: number): string => value.toFixed(2)
/** Whether a figure was reached. */
export const verdict = (holds: boolean): string => (holds ? 'reached' : '**missed**')
