import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig, variables } from './config.ts'

const complete = { PUBLIC_URL: 'https://colocdar.ma/', SMTP_URL: 'smtp://mail.example:587' }

describe('readConfig', () => {
  it('needs nothing for the demo, which stays on this machine', () => {
    const config = readConfig({ HOST: '0.0.0.0' }, 'demo')
    expect(config).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'warn',
      SOCIAL_FACEBOOK: 'https://www.facebook.com/colocdar',
      SOCIAL_INSTAGRAM: 'https://www.instagram.com/colocdar',
    })
    expect(readConfig(complete, 'production')).not.toHaveProperty('SOCIAL_FACEBOOK')
  })

  it('[SEC-33] gives the demo a folder of its own; commands work on that of production', () => {
    const folders = (env: NodeJS.ProcessEnv) =>
      (['demo', 'production', 'command'] as const).map((mode) => readConfig({ ...complete, ...env }, mode).DATA_DIR)
    expect(folders({})).toEqual([resolve('data-demo'), resolve('data'), resolve('data')])
    expect(folders({ DATA_DIR: '/srv/colocdar' })).toEqual(Array(3).fill('/srv/colocdar'))
  })

  it.each(['', ' '])('works in the folder of the systemd unit where DATA_DIR is %o', (empty) => {
    const folder = (env: NodeJS.ProcessEnv) => readConfig({ ...complete, ...env }, 'production').DATA_DIR
    expect(folder({ DATA_DIR: empty, STATE_DIRECTORY: '/var/lib/colocdar' })).toBe('/var/lib/colocdar')
    expect(folder({ DATA_DIR: empty, STATE_DIRECTORY: '' })).toBe(resolve('data'))
    expect(folder({ DATA_DIR: '/srv/colocdar', STATE_DIRECTORY: '/var/lib/colocdar' })).toBe('/srv/colocdar')
    expect(readConfig({ STATE_DIRECTORY: '/var/lib/colocdar' }, 'demo').DATA_DIR).toBe(resolve('data-demo'))
  })

  it('treats an empty value in a .env file as unset', () => {
    const nothing = readConfig({}, 'demo')
    for (const empty of ['', ' '])
      expect(readConfig(Object.fromEntries(variables.map((name) => [name, empty])), 'demo')).toEqual(nothing)
  })

  it.each(['postgres://u:p@a:5433,b/colocdar?target_session_attrs=read-write', 'postgresql:///colocdar?host=%2Frun'])(
    'takes %s as the address of the database',
    (url) => expect(readConfig({ DATABASE_URL: url }, 'demo').DATABASE_URL).toBe(url),
  )

  it('[SEC-61, SEC-81] takes names of hosts for services of notifications, and an address that can be reached', () => {
    const hosts = (value?: string) => readConfig({ PUSH_HOSTS: value }, 'demo').PUSH_HOSTS
    expect([hosts(), hosts('Push.exemple.ma, *.exemple.net')]).toEqual([[], ['push.exemple.ma', '*.exemple.net']])
    for (const wrong of ['*', '*.', 'localhost', '10.0.0.1', 'https://push.exemple.ma', 'a.ma:8443', 'a.ma,'])
      expect(() => hosts(wrong), wrong).toThrow('PUSH_HOSTS')
    const subject = (value: string) => readConfig({ VAPID_SUBJECT: value }, 'demo').VAPID_SUBJECT
    expect(['mailto:a@b.ma', 'https://b.ma'].map(subject)).toEqual(['mailto:a@b.ma', 'https://b.ma'])
    expect(() => subject('a@b.ma')).toThrow('VAPID_SUBJECT')
  })

  it('drops the trailing slash of the public address', () => {
    expect(readConfig(complete, 'production').PUBLIC_URL).toBe('https://colocdar.ma')
  })

  it('serves with one process unless told otherwise', () => {
    const processes = (value?: string) => readConfig({ WEB_CONCURRENCY: value }, 'demo').WEB_CONCURRENCY
    expect([processes(), processes('3')]).toEqual([1, 3])
    expect(processes('auto')).toBe(Math.min(8, availableParallelism()))
  })

  it('[SEC-41] trusts no proxy, a number of them, or their networks', () => {
    const trusted = (value?: string) => readConfig({ TRUST_PROXY: value }, 'demo').TRUST_PROXY
    expect([trusted(), trusted('false'), trusted('0')]).toEqual([false, false, false])
    expect([trusted('true'), trusted('1'), trusted('2')]).toEqual([1, 1, 2])
    expect(trusted('10.0.0.0/8, ::1,fd00::/8')).toEqual(['10.0.0.0/8', '::1', 'fd00::/8'])
  })

  it.each([
    [{ PORT: 'abc' }, 'Réglage invalide : PORT doit être un nombre entier de 0 à 65535.'],
    [{ PORT: '70000' }, 'Réglage invalide : PORT doit être un nombre entier de 0 à 65535.'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'Réglage invalide : DATABASE_URL doit être une adresse postgres://.'],
    [
      { DATABASE_URL: 'postgres://a:x,b/colocdar' },
      'Réglage invalide : DATABASE_URL doit être une adresse postgres://.',
    ],
    [{ DATABASE_URL: 'postgres://a,/colocdar' }, 'Réglage invalide : DATABASE_URL doit être une adresse postgres://.'],
    [
      { DATABASE_URL: 'postgres://a,b/colocdar?target_session_attrs=any' },
      'Réglage invalide : DATABASE_URL demande target_session_attrs=read-write ou primary : Colocdar écrit dans sa base.',
    ],
    [
      { DATABASE_READ_URL: 'postgres://a,b/colocdar' },
      'Réglage invalide : DATABASE_READ_URL doit être une adresse postgres:// d’un seul serveur.',
    ],
    [{ LOG_LEVEL: 'loud' }, /^Réglage invalide : LOG_LEVEL doit être fatal, error/],
    [{ TRUST_PROXY: 'oui' }, /^Réglage invalide : TRUST_PROXY doit être true, false, le nombre de proxys de 1 à 9/],
    [{ TRUST_PROXY: '10' }, /^Réglage invalide : TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^Réglage invalide : TRUST_PROXY/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /^Réglage invalide : TRUST_PROXY/],
    [{ TRUST_PROXY: '127.0.0.1,' }, /^Réglage invalide : TRUST_PROXY/],
    [{ DRAIN_SECONDS: '-1' }, 'Réglage invalide : DRAIN_SECONDS doit être un nombre de secondes, de 0 à 300.'],
    [
      { SLOW_QUERY_MS: '-1' },
      'Réglage invalide : SLOW_QUERY_MS doit être un nombre entier de millisecondes, de 0 à 60000.',
    ],
    [{ WAL_ARCHIVE_DIR: 'wal' }, 'Réglage invalide : WAL_ARCHIVE_DIR doit être un chemin absolu.'],
    [{ SMTP_URL_FILE: '/absent' }, 'SMTP_URL_FILE nomme un fichier illisible (ENOENT, /absent).'],
    [{ SMTP_URL_FILE: '/a', SMTP_URL: 'smtp://b' }, 'Réglage invalide : SMTP_URL ou SMTP_URL_FILE, pas les deux.'],
    [{ WEB_CONCURRENCY: '0' }, 'Réglage invalide : WEB_CONCURRENCY doit être un nombre entier de 1 à 8, ou auto.'],
  ])('says in one sentence what is wrong with %o', (env, message) => {
    expect(() => readConfig(env, 'demo')).toThrow(message)
  })

  it('reads secrets from files, without the line break at their end', () => {
    const folder = mkdtempSync(join(tmpdir(), 'colocdar-secrets-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const write = (name: string, content: string) => {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    }
    const { SMTP_URL, UPLOADS_URL, METRICS_TOKEN } = readConfig(
      {
        PUBLIC_URL: complete.PUBLIC_URL,
        SMTP_URL_FILE: write('smtp', `${complete.SMTP_URL}\n`),
        UPLOADS_URL_FILE: write('store', 's3://key:secret@store/photos?tls=false&region=eu-west-3\n'),
        METRICS_TOKEN_FILE: write('empty', '\n'),
      },
      'production',
    )
    expect({ SMTP_URL, UPLOADS_URL, METRICS_TOKEN }).toEqual({
      SMTP_URL: complete.SMTP_URL,
      UPLOADS_URL: 's3://key:secret@store/photos?tls=false&region=eu-west-3',
      METRICS_TOKEN: undefined,
    })
  })

  it('refuses to serve the public without an address and a way to send mail', () => {
    expect(() => readConfig({}, 'production')).toThrow('Réglage manquant : PUBLIC_URL, SMTP_URL (voir .env.example).')
  })
})

describe('.env.example', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')

  it('lists every setting once, and no other', () => {
    const listed = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(listed).toEqual(variables)
  })

  it('leaves the folder to the unit that reads a copy of it', () => expect(example).not.toMatch(/^DATA_DIR=/m))
})
