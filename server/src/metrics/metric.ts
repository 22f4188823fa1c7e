/** One measure in Prometheus' text format: its lines stand together, whichever process they come from. */
export interface Metric {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  lines: string[]
}

export type Labels = Record<string, string>

export const line = (name: string, labels: Labels, value: number): string => {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

type Values = [Labels, number][]

export const metric = (type: 'counter' | 'gauge', name: string, help: string, values: Values): Metric => ({
  name,
  type,
  help,
  lines: values.map(([labels, value]) => line(name, labels, value)),
})

/** The page that Prometheus reads, from the measures of one or several processes. */
export const toText = (processes: Metric[][]): string => {
  const counted = processes.flat().filter(({ lines }) => lines.length > 0)
  const byName = Map.groupBy(counted, ({ name }) => name)
  return [...byName.values()].map(blockOf).join('')
}

const blockOf = (parts: Metric[]): string => {
  const [{ name, type, help } = { name: '', type: '', help: '' }] = parts
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${parts.flatMap(({ lines }) => lines).join('\n')}\n`
}

const escaped = (text: string): string => text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))
