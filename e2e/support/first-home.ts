import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openAnswered } from './blank-page.ts'

const file = () => join(process.env.E2E_DATA_DIR as string, 'accueil.json')
const home = () => `http://localhost:${process.env.E2E_PORT}/`

/** Before all tests: keeps the home page as the demo comes, until its data folder is removed. */
export default async (): Promise<void> => {
  const answer = await fetch(home())
  const policy = answer.headers.get('content-security-policy') ?? ''
  const headers = { 'content-type': 'text/html', 'content-security-policy': policy }
  await writeFile(file(), JSON.stringify({ headers, body: await answer.text() }))
}

/** Shows the home page as it was before other tests published anything. */
export const openFirstHome = async (page: Page): Promise<void> =>
  openAnswered(page, home(), JSON.parse(await readFile(file(), 'utf8')), { waitUntil: 'load' })
