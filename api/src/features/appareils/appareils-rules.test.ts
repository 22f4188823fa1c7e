import { appareilName } from '@colocdar/contracts/appareils'
import { expect, it } from 'vitest'
import { readAppareil } from './appareils.rules.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A546B)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

it.each([
  [`${android} ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome sur Android'],
  [`${android} ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'Samsung Internet sur Android'],
  [
    `${android} ${webkit} Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0;]`,
    'Facebook sur Android',
  ],
  [`${iphone} Mobile/15E148 Instagram 330.0 (iPhone14,5; iOS 17_5)`, 'Instagram sur iPhone'],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari sur iPhone'],
  [`${iphone} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome sur iPhone'],
  [`${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'Firefox sur iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Safari/604.1', 'Safari sur iPad'],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge sur Windows'],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera sur Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox sur Windows'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`, 'Safari sur macOS'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome sur ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome sur Linux'],
  ['Application (Android 14)', 'Navigateur sur Android'],
  ['Firefox/1.0', 'Firefox'],
  ['curl/8.5.0', 'Appareil inconnu'],
  [undefined, 'Appareil inconnu'],
  [`${'x'.repeat(400)} Chrome/142 Android`, 'Appareil inconnu'],
])('[SEC-64] of a user agent two words are stored: %s', (userAgent, name) =>
  expect(appareilName(readAppareil(userAgent))).toBe(name),
)
