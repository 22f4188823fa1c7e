import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installed, titleWith } from './installed.mjs'
import { root } from './paths.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const largestPhoto = 5 * 1024 * 1024
const [nginx, haproxy, caddy] = ['nginx', 'haproxy', 'caddy'].map(installed)

let folder
let site
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'colocdar proxy '))
  site = createServer(answer).listen(0, '127.0.0.1')
  await once(site, 'listening')
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
  rmSync(folder, { recursive: true })
})

const portOf = (server) => server.address().port

/** Whether the site's /readyz answers 200, and how often it did not. */
const readiness = { ready: true, refusals: 0 }

/** Says what it was sent; sends two events, one after the other, and then nothing more, without ending. */
const answer = async (request, response) => {
  if (request.url === '/readyz' && !readiness.ready) {
    readiness.refusals += 1
    response.writeHead(503).end()
    return
  }
  if (request.headers.accept === 'text/event-stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
    await sleep(50)
    response.write('data: 2\n\n')
    return
  }
  let bytes = 0
  try {
    for await (const chunk of request) bytes += chunk.length
  } catch {
    // The proxy refused the rest.
    return
  }
  response.end(JSON.stringify({ url: request.url, bytes, headers: request.headers }))
}

const unusedPort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const port = portOf(probe)
  probe.close()
  await once(probe, 'close')
  return port
}

/** The file of a proxy, with a site and a dead machine behind it, on a port of this machine. */
const adapt = async (path, replacements) => {
  const machines = {
    '10.0.0.11:3000': `127.0.0.1:${portOf(site)}`,
    '10.0.0.12:3000': `127.0.0.1:${await unusedPort()}`,
  }
  return Object.entries({ ...machines, ...replacements }).reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replaceAll(from, to)
  }, read(path))
}

const save = (name, text) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

/** Nothing of a program may end up in the folders of the machine, nor in those of the account that runs the tests. */
const env = () => ({ PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder })

const run = (command, args) => {
  const { stderr, status } = spawnSync(command, args, { env: env(), cwd: folder, encoding: 'utf8' })
  return { stderr, status }
}

/** Runs a proxy while `check` asks it; resolves with what it printed. */
const running = async (command, args, port, check) => {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: env(), cwd: folder })
  const exited = once(child, 'close')
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text))
  const url = `http://localhost:${port}`
  const isUp = () =>
    fetch(`${url}/metrics`).then(
      () => true,
      () => false,
    )
  try {
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error(`${command} ended: ${printed}`)
      await sleep(20)
    }
    await check(url)
  } finally {
    child.kill('SIGTERM')
    await exited
  }
  return printed
}

/** Whichever machine the requests are meant for. */
const expectVisitor = async (url, path) => {
  for (let count = 0; count < 6; count += 1) {
    const { headers } = await (await fetch(`${url}${path}`)).json()
    expect(headers['x-forwarded-for']).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/)
    expect(headers['x-request-id']).toMatch(/^[\w.-]{8,64}$/)
  }
}

const expectGoodProxy = async (url, asksReadyz = true) => {
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  await expectVisitor(url, '/coloc/12?page=2')
  const send = (bytes) => fetch(`${url}/api/test/images/upload`, { method: 'POST', body: Buffer.alloc(bytes) })
  expect(await (await send(largestPhoto + 2_000)).json()).toMatchObject({ bytes: largestPhoto + 2_000 })
  // Caddy 2.6 answers 502.
  expect([413, 502]).toContain((await send(2 * largestPhoto).catch(() => ({ status: 413 }))).status)
  const leaving = new AbortController()
  const events = await fetch(`${url}/events`, { headers: { accept: 'text/event-stream' }, signal: leaving.signal })
  const reader = events.body.getReader()
  let received = ''
  while (!received.includes('data: 2')) received += Buffer.from((await reader.read()).value).toString()
  leaving.abort()
  await expectAnswersOfUnready(url, asksReadyz)
}

/** Without its database the site is not ready, and still sends cached pages. */
const expectAnswersOfUnready = async (url, asksReadyz) => {
  Object.assign(readiness, { ready: false, refusals: 0 })
  try {
    // The answer before the last was noticed when the last is asked for.
    while (asksReadyz && readiness.refusals < 4) await sleep(20)
    await expectVisitor(url, '/coloc/12')
  } finally {
    readiness.ready = true
  }
}

const openssl = installed('openssl')
const certificate = () => {
  const [key, crt] = [join(folder, 'key.pem'), join(folder, 'crt.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=colocdar.ma']
  expect(run(openssl, ['req', '-x509', ...kind, '-keyout', key, '-out', crt])).toMatchObject({ status: 0 })
  return { key, crt }
}

describe('the files of proxies', () => {
  it('[SEC-55] close connections before the site, let photos through, ask /readyz, name requests and log no errors of theirs', () => {
    const nginxFile = /keepalive_timeout 60s;.+access_log off;\n\s+error_log \S+ crit;.+_size 6m;.+X-Request-Id/s
    expect(read('ops/nginx/colocdar.conf')).toMatch(nginxFile)
    for (const path of ['ops/haproxy/haproxy.cfg', 'ops/caddy/Caddyfile'])
      expect(read(path)).toMatch(/DRAIN_SECONDS=5(?=.+X-Request-Id).+uri \/readyz/s)
  })
})

describe.runIf(nginx)(titleWith('nginx', 'nginx'), () => {
  // It creates the folders of all protocols, used or not, and writes to its own log before it reads its file.
  const temporary = () =>
    ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path "${folder}/${name}";`)
      .join(' ')
  const main = (include) => `${process.getuid() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid "${folder}/nginx.pid"; error_log stderr; lock_file "${folder}/nginx.lock";
    events {}
    http { access_log "${folder}/access.log"; ${temporary()} include "${include}"; }`
  // It tries the ports, too, and those below 1024 are not for ordinary accounts.
  const elsewhere = (port) => ({ 'listen 80;': `listen 127.0.0.1:${port};`, '/var/log/nginx/error.log': 'stderr' })
  const adaptNginx = async (files) => adapt('ops/nginx/colocdar.conf', { ...elsewhere(await unusedPort()), ...files })
  const args = (name, conf) => ['-p', folder, '-e', 'stderr', '-c', save(name, main(save(`site-${name}`, conf)))]

  it.runIf(openssl)(titleWith('openssl', 'accepts the file'), async () => {
    const { key, crt } = certificate()
    const port = await unusedPort()
    const conf = await adaptNginx({
      'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
      '/etc/letsencrypt/live/colocdar.ma/fullchain.pem': `"${crt}"`,
      '/etc/letsencrypt/live/colocdar.ma/privkey.pem': `"${key}"`,
    })
    expect(run(nginx, ['-t', '-q', ...args('ssl.conf', conf)])).toEqual({ stderr: '', status: 0 })
  })

  it('passes on visitors, photos and events, cached pages of an unready site, and logs no addresses', async () => {
    const port = await unusedPort()
    const conf = await adaptNginx({
      'listen 443 ssl http2;': `listen 127.0.0.1:${port};`,
      'ssl_certificate ': '# ',
      'ssl_certificate_key ': '# ',
    })
    const printed = await running(nginx, args('plain.conf', conf), port, (url) => expectGoodProxy(url, false))
    expect(printed).not.toContain('coloc/12')
    expect(readFileSync(join(folder, 'access.log'), 'utf8')).toBe('')
  })
})

describe.runIf(haproxy)(titleWith('haproxy', 'HAProxy'), () => {
  it.runIf(openssl)(titleWith('openssl', 'accepts the file'), async () => {
    const { key, crt } = certificate()
    const both = save('both.pem', readFileSync(crt, 'utf8') + readFileSync(key, 'utf8'))
    const conf = await adapt('ops/haproxy/haproxy.cfg', { '/etc/haproxy/certs/colocdar.ma.pem': `"${both}"` })
    expect(run(haproxy, ['-c', '-q', '-f', save('ssl.cfg', conf)])).toEqual({ stderr: '', status: 0 })
  })

  it('passes on visitors, photos and events, cached pages of an unready site, and logs no addresses', async () => {
    const port = await unusedPort()
    const conf = await adapt('ops/haproxy/haproxy.cfg', {
      'inter 1s': 'inter 50ms',
      'maxconn 8000': 'maxconn 100',
      'bind :80': `bind 127.0.0.1:${port}`,
      'bind :443 ': '# ',
      'http-request redirect ': '# ',
    })
    const printed = await running(haproxy, ['-db', '-f', save('plain.cfg', conf)], port, expectGoodProxy)
    expect(printed).toContain(' GET 200 ')
    expect(printed).not.toContain('coloc/12')
  })
})

describe.runIf(caddy)(titleWith('caddy', 'Caddy'), () => {
  it('accepts the file', async () => {
    const file = save('Caddyfile', await adapt('ops/caddy/Caddyfile', {}))
    expect(run(caddy, ['validate', '--adapter', 'caddyfile', '--config', file]).status).toBe(0)
  })

  it('passes on visitors, photos and events, cached pages of an unready site, and logs no addresses', async () => {
    const port = await unusedPort()
    const conf = await adapt('ops/caddy/Caddyfile', {
      '\n(machines) {': '\n{\n\tadmin off\n}\n(machines) {',
      '\n{$DOMAIN:colocdar.ma} {': `\nhttp://localhost:${port} {`,
      'health_interval 2s': 'health_interval 50ms',
    })
    const alone = conf.slice(0, conf.indexOf('www.'))
    const args = ['run', '--adapter', 'caddyfile', '--config', save('Alone', alone)]
    expect(await running(caddy, args, port, expectGoodProxy)).not.toContain('coloc/12')
  })
})
