import { readFile, writeFile } from 'node:fs/promises'
import packageJson from '../../package.json' with { type: 'json' }
import { describeMachine } from './machine.ts'
import { type Findings, toMarkdown } from './table.ts'

const { version } = packageJson
const file = new URL('../RESULTS.md', import.meta.url)

/** Replaces the earlier results of a part. */
export const writeResults = async (findings: Findings): Promise<void> => {
  const known = await readFile(file, 'utf8').catch(() => '')
  const sections = new Map(
    known
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [titleOf(text), text.trimEnd()]),
  )
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ')
  sections.set(findings.title, `${toMarkdown(findings)} *Version ${version}, ${day} UTC, ${describeMachine()}.*`)
  const sorted = [...sections].sort(([a], [b]) => a.localeCompare(b)).map(([, text]) => text)
  await writeFile(file, `${[introduction, ...sorted].join('\n\n')}\n`)
}

const titleOf = (section: string): string => /^## (.*)$/m.exec(section)?.[1] ?? ''

const introduction = `# Measured

Written by \`npm run bench\`, but for the last part. Machines are noisy: ratios within one run say more than seconds.`
