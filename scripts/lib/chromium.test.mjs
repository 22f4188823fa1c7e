import { describe, expect, it } from 'vitest'
import { findChromium, waysToGet } from './chromium.mjs'

const find = (files, env = {}) =>
  findChromium({
    env: { PATH: '/usr/bin:/opt/bin', ...env },
    home: '/home/a',
    isExecutable: (path) => files.includes(path),
    list: (folder) => [
      ...new Set(files.filter((f) => f.startsWith(`${folder}/`)).map((f) => f.slice(folder.length + 1).split('/')[0])),
    ],
  })
const cached = (revision) => `/home/a/.cache/ms-playwright/chromium-${revision}/chrome-linux/chrome`

describe('findChromium', () => {
  it('uses CHROMIUM_PATH, even when it is wrong', () => {
    expect(find(['/my chrome', '/usr/bin/chromium'], { CHROMIUM_PATH: '/my chrome' })).toBe('/my chrome')
    expect(find(['/usr/bin/chromium'], { CHROMIUM_PATH: '/absent' })).toBeUndefined()
  })

  it('prefers the one of the tests to the machine’s', () => {
    const calls = []
    const isExecutable = (path) => calls.push(path) > 0
    const own = findChromium({ env: { PATH: '/usr/bin' }, home: '/home/a', isExecutable, list: () => [] })
    expect(own).toMatch(/\/\.cache\/chromium-[\d.]+\/chromium$/)
  })

  it('prefers the machine’s own to a download, Chromium before Chrome', () => {
    const files = [cached(9), '/usr/bin/google-chrome', '/opt/bin/chromium']
    expect(find(files)).toBe('/opt/bin/chromium')
    expect(find([...files, '/usr/bin/chromium-headless-shell'])).toBe('/usr/bin/chromium-headless-shell')
  })

  it('takes the newest download of Playwright, also from PLAYWRIGHT_BROWSERS_PATH', () => {
    expect(find([cached(999), cached(1200)])).toBe(cached(1200))
    const elsewhere = '/b/chromium-5/chrome-linux64/chrome'
    expect(find([cached(1200), elsewhere], { PLAYWRIGHT_BROWSERS_PATH: '/b' })).toBe(elsewhere)
  })

  it('finds none', () => expect(find([])).toBeUndefined())
})

describe('waysToGet', () => {
  const root = { isRoot: true, hasApt: true, isDebian: true, platform: 'linux', arch: 'arm64' }
  const commands = (machine) => waysToGet(machine).map((command) => command.join(' '))
  const ours = /^node \S+scripts\/chromium\/install\.mjs \S+\.cache\/chromium-[\d.]+$/

  it('takes our own on x64, after apt brought its libraries where they lack', () => {
    expect(commands({ ...root, arch: 'x64' })).toEqual([
      expect.stringMatching(ours),
      'apt-get update',
      'apt-get install -y --no-install-recommends libnss3 libexpat1',
      expect.stringMatching(ours),
      'apt-get install -y --no-install-recommends chromium-headless-shell',
      'apt-get install -y --no-install-recommends chromium',
      'playwright install --with-deps chromium',
    ])
  })

  it('asks apt first elsewhere, where that is possible', () => {
    expect(commands(root)).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium-headless-shell',
      'apt-get install -y --no-install-recommends chromium',
      'playwright install --with-deps chromium',
    ])
  })

  it('asks Playwright for an ordinary user', () => {
    expect(commands({ ...root, isRoot: false })).toEqual(['playwright install chromium'])
    expect(commands({ ...root, isRoot: false, arch: 'x64' })).toEqual([
      expect.stringMatching(ours),
      'playwright install chromium',
    ])
  })
})
