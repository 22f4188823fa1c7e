// Runs the runbook of docs/operations.md as it stands there, in a Debian of its own under a real systemd:
// npm run test:operations. It takes minutes, downloads Debian and npm packages, and uses the ports 80, 443 and 3000.

import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installed } from './lib/installed.mjs'
import { root } from './lib/paths.mjs'
import { commandsOf, section } from './lib/runbook.mjs'

const MINUTES = 30

/** What is yours to write, here: names below .localhost get a certificate of Caddy's own authority. */
const OURS = {
  DOMAIN: 'colocdar.localhost',
  REPOSITORY: '/srv/colocdar.bundle',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  ADMIN: 'vous@exemple.ma',
}

const whyNot = () => {
  if (process.getuid() !== 0) return 'only root can start a systemd of its own'
  const missing = ['mmdebstrap', 'systemd-nspawn', 'git'].filter((name) => !installed(name))
  return missing.length > 0 && `no ${missing.join(', ')} on this machine`
}

const commands = commandsOf(section(readFileSync(join(root, 'docs/operations.md'), 'utf8'), 'One machine')).map(
  (command) => command.replace(/^(\w+)=.*$/, (line, name) => (name in OURS ? `${name}=${OURS[name]}` : line)),
)

/** The page of a site that kept its data through all of it. */
const answers = commands.find((command) => command.startsWith('curl '))

/** Each command after a line that names it, in one shell that ends at the first failure. */
const script = () => {
  const steps = [...commands, answers].map((command, index) => `${named(index)}\n${asHere(command)}`)
  return ['set -eu', 'export DEBIAN_FRONTEND=noninteractive', ...steps, named(steps.length), ''].join('\n')
}

/** On a line of its own, also after an answer that ends without one. */
const named = (index) => `printf '\\n#%s\\n' ${index}`

/** What a command needs that only a real site has: a public certificate, or a folder of version 1.0. */
const asHere = (command) => {
  if (command.startsWith('curl ')) return `${untilCertificate}\n${command}`
  if (command.includes('/srv/colocdar/data/.'))
    return `mv /var/lib/colocdar /srv/colocdar/data\nmkdir /var/lib/colocdar\n${command}`
  return command
}

// curl is given the authority that Caddy made for itself.
const authority = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'
const untilCertificate = `until [ -e ${authority} ]; do sleep 1; done\nexport CURL_CA_BUNDLE=${authority}`

/** Where this machine reaches the npm registry by an authority of its own, the other one must know it, too. */
const { NODE_EXTRA_CA_CERTS } = process.env
const authorities = '/srv/registry.pem'

const unit = `[Service]
Type=exec
Environment=HOME=/root ${NODE_EXTRA_CA_CERTS ? `NODE_EXTRA_CA_CERTS=${authorities}` : ''}
ExecStart=/bin/bash /srv/runbook.sh
StandardOutput=append:/srv/runbook.log
StandardError=append:/srv/runbook.log
[Unit]
SuccessAction=exit-force
FailureAction=exit-force
`

const run = () => {
  const machine = mkdtempSync(join(tmpdir(), 'colocdar-machine-'))
  chmodSync(machine, 0o755)
  try {
    const include = '--include=systemd,systemd-sysv,dbus,libnss-myhostname'
    execFileSync(installed('mmdebstrap'), ['--quiet', '--variant=minbase', include, 'trixie', machine], {
      stdio: 'inherit',
    })
    execFileSync('git', [
      '-C',
      root,
      'bundle',
      'create',
      '--quiet',
      join(machine, OURS.REPOSITORY),
      'HEAD',
      '--branches',
    ])
    if (NODE_EXTRA_CA_CERTS) copyFileSync(NODE_EXTRA_CA_CERTS, join(machine, authorities))
    writeFileSync(join(machine, 'srv/runbook.sh'), script())
    writeFileSync(join(machine, 'etc/systemd/system/runbook.service'), unit)
    const wants = join(machine, 'etc/systemd/system/multi-user.target.wants/runbook.service')
    symlinkSync('/etc/systemd/system/runbook.service', wants)
    // A host without systemd can neither register a machine nor give it a unit.
    const host = existsSync('/run/systemd/system') ? [] : ['--register=no', '--keep-unit']
    const { error } = spawnSync(installed('systemd-nspawn'), ['--quiet', ...host, '--directory', machine, '--boot'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' },
      timeout: MINUTES * 60_000,
      killSignal: 'SIGKILL',
    })
    return report(readFileSync(join(machine, 'srv/runbook.log'), 'utf8'), error)
  } finally {
    // A whole Debian: Node takes minutes to remove it.
    execFileSync('rm', ['-rf', '--one-file-system', machine])
  }
}

/** Which commands ran, and what the one printed that did not. */
const report = (log, error) => {
  const started = Number(
    log
      .match(/^#\d+$/gm)
      ?.at(-1)
      ?.slice(1) ?? 0,
  )
  for (const [index, command] of [...commands, answers].entries()) {
    const outcome = index < started ? 'ran' : index === started ? 'FAILED' : 'not run'
    console.log(`${outcome.padEnd(8)}${command.split('\n')[0]}`)
  }
  if (started > commands.length) return 0
  console.error(error?.message ?? '', log.split(`#${started}\n`).at(-1).split('\n').slice(-60).join('\n'))
  return 1
}

const reason = whyNot()
if (reason) console.log(`Skipped, ${reason}. Not run:\n${commands.join('\n')}`)
else process.exitCode = run()
