import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './paths.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const largestPhoto = 5 * 1024 * 1024
const [nginx, haproxy, caddy] = ['/usr/sbin/nginx', '/usr/sbin/haproxy', '/usr/bin/caddy']

let folder
let site
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'colocdar-proxy-'))
  site = createServer(answer).listen(0, '127.0.0.1')
  await once(site, 'listening')
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
  rmSync(folder, { recursive: true })
})

const portOf = (server) => server.address().port

/** Says what it was sent; sends two events, one after the other, and then nothing more, without ending. */
const answer = async (request, response) => {
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

/** Runs a proxy while `check` asks it. */
const running = async (command, args, port, check) => {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, HOME: folder } })
  const exited = once(child, 'exit')
  const url = `http://localhost:${port}`
  const isUp = () =>
    fetch(`${url}/metrics`).then(
      () => true,
      () => false,
    )
  try {
    while (!(await isUp()) && child.exitCode === null) await sleep(20)
    await check(url)
  } finally {
    child.kill('SIGTERM')
    await exited
  }
}

const expectGoodProxy = async (url) => {
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  // Whichever machine they are meant for.
  for (let count = 0; count < 6; count += 1) {
    const { headers } = await (await fetch(`${url}/coloc/12?page=2`)).json()
    expect(headers['x-forwarded-for']).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/)
    expect(headers['x-request-id']).toMatch(/^[\w.-]{8,64}$/)
  }
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
}

const certificate = () => {
  const [key, crt] = [join(folder, 'key.pem'), join(folder, 'crt.pem')]
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=colocdar.ma',
    '-keyout',
    key,
    '-out',
    crt,
  ]
  spawnSync('openssl', args, { stdio: 'ignore' })
  return { key, crt }
}

describe('the files of proxies', () => {
  it('close connections before the site, let photos through, ask /readyz and name requests', () => {
    expect(read('ops/nginx/colocdar.conf')).toMatch(/keepalive_timeout 60s;[\s\S]+client_max_body_size 6m;/)
    for (const path of ['ops/haproxy/haproxy.cfg', 'ops/caddy/Caddyfile']) {
      expect(read(path)).toContain('/readyz')
      expect(read(path)).toContain('DRAIN_SECONDS=5')
    }
    for (const path of ['ops/nginx/colocdar.conf', 'ops/haproxy/haproxy.cfg', 'ops/caddy/Caddyfile'])
      expect(read(path)).toMatch(/X-Request-Id[\s\S]*/)
  })
})

describe.runIf(existsSync(nginx))('nginx', () => {
  const main = (include) => `${process.getuid() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null;
    events {}
    http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; include ${include}; }`

  it('accepts the file', async () => {
    const { key, crt } = certificate()
    const [port, other] = [await unusedPort(), await unusedPort()]
    const conf = await adapt('ops/nginx/colocdar.conf', {
      // It tries the ports, too, and those below 1024 are not for everybody.
      'listen 80;': `listen ${other};`,
      'listen 443 ssl': `listen ${port} ssl`,
      '/etc/letsencrypt/live/colocdar.ma/fullchain.pem': crt,
      '/etc/letsencrypt/live/colocdar.ma/privkey.pem': key,
    })
    const { stderr, status } = spawnSync(nginx, ['-t', '-q', '-c', save('t.conf', main(save('ssl.conf', conf)))])
    expect([String(stderr), status]).toEqual(['', 0])
  })

  it('passes on visitors, photos and events', async () => {
    const [port, other] = [await unusedPort(), await unusedPort()]
    const conf = await adapt('ops/nginx/colocdar.conf', {
      'listen 80;': `listen 127.0.0.1:${other};`,
      'listen 443 ssl http2;': `listen 127.0.0.1:${port};`,
      'ssl_certificate ': '# ',
      'ssl_certificate_key ': '# ',
    })
    await running(nginx, ['-c', save('n.conf', main(save('plain.conf', conf)))], port, expectGoodProxy)
  })
})

describe.runIf(existsSync(haproxy))('HAProxy', () => {
  it('accepts the file', async () => {
    const { key, crt } = certificate()
    const both = save('both.pem', readFileSync(crt, 'utf8') + readFileSync(key, 'utf8'))
    const conf = await adapt('ops/haproxy/haproxy.cfg', { '/etc/haproxy/certs/colocdar.ma.pem': both })
    const { stderr, status } = spawnSync(haproxy, ['-c', '-q', '-f', save('ssl.cfg', conf)])
    expect([String(stderr), status]).toEqual(['', 0])
  })

  it('passes on visitors, photos and events', async () => {
    const port = await unusedPort()
    const conf = await adapt('ops/haproxy/haproxy.cfg', {
      'maxconn 8000': 'maxconn 100',
      'bind :80': `bind 127.0.0.1:${port}`,
      'bind :443 ': '# ',
      'http-request redirect ': '# ',
    })
    await running(haproxy, ['-db', '-f', save('plain.cfg', conf)], port, expectGoodProxy)
  })
})

describe.runIf(existsSync(caddy))('Caddy', () => {
  it('accepts the file', async () => {
    const file = save('Caddyfile', await adapt('ops/caddy/Caddyfile', {}))
    const { status } = spawnSync(caddy, ['validate', '--adapter', 'caddyfile', '--config', file])
    expect(status).toBe(0)
  })

  it('passes on visitors, photos and events', async () => {
    const port = await unusedPort()
    const conf = await adapt('ops/caddy/Caddyfile', {
      '\ncolocdar.ma {': `\n{\n\tadmin off\n}\nhttp://localhost:${port} {`,
    })
    const alone = conf.slice(0, conf.indexOf('www.colocdar.ma'))
    await running(caddy, ['run', '--adapter', 'caddyfile', '--config', save('Alone', alone)], port, expectGoodProxy)
  })
})
