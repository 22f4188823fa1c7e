import type { Appareil } from '@colocdar/contracts/appareils'
import { dayOf, timeOf } from '@colocdar/contracts/jour'

// The first that fits: most browsers also name those that they descend from.
const navigateurs = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|Opera|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Facebook', /\bFB(AN|AV)\//],
  ['Instagram', /\bInstagram /],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systemes = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Two words of the user agent; nothing else of it is stored. */
export const readAppareil = (userAgent = ''): Appareil => {
  // The header may have thousands of characters; those of browsers have two hundred.
  const text = userAgent.slice(0, 400)
  const find = (words: typeof navigateurs | typeof systemes) =>
    words.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return { navigateur: find(navigateurs), systeme: find(systemes) }
}

/** « le 18/11/2026 à 14:05, heure du Maroc » */
export const momentText = (instant: string): string => {
  const date = new Date(instant)
  return `le ${dayOf(date).split('-').reverse().join('/')} à ${timeOf(date)}, heure du Maroc`
}
