// Installs the Chromium of package.json, and unpacks it into the folder that is named: node install.mjs FOLDER
import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { npm } from '../lib/install.mjs'

const call = (command, args) => {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  if (error || status !== 0) process.exit(1)
}

const [folder] = process.argv.slice(2)
const [command, ...args] = npm()
call(command, [...args, 'ci', '--prefix', import.meta.dirname, '--no-audit', '--no-fund', '--loglevel=error'])

// Named so when it is whole: whoever ends us early must not leave half a browser.
const unfinished = `${folder}.unfinished`
rmSync(unfinished, { recursive: true, force: true })
mkdirSync(unfinished, { recursive: true })
// The package unpacks there.
process.env.TMPDIR = unfinished
const { default: chromium } = await import('@sparticuz/chromium')
// Fails where the machine lacks a library.
call(await chromium.executablePath(), ['--version'])
rmSync(folder, { recursive: true, force: true })
renameSync(unfinished, folder)
