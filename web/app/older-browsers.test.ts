import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Younger than Safari 16.4, Firefox 115 or Chrome 111, which read and search with us. */
const tooYoung =
  /\b(URL\.(canParse|parse)|Promise\.(withResolvers|try)|(Object|Map)\.groupBy|Array\.fromAsync|AbortSignal\.any|Iterator\.from|new Iterator|RegExp\.escape|\w+\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|checkVisibility|isWellFormed|toWellFormed))\(/

/** Of popovers `layout/older-popovers.ts` defines `togglePopover` alone; a selector with `:has` throws. */
const undefinedThere = /\.(show|hide)Popover\b|\.(matches|closest|querySelector(All)?)(<[^(]*>)?\([^\n]*:has\(/

it('uses nothing in the browser that supported ones do not have', () => {
  const files = globSync(['web/app/**/*.{ts,tsx}', 'web/service-worker/**/*.ts', 'contracts/src/**/*.ts'], {
    exclude: ['**/*.test.*', '**/testing/**'],
  })
  expect(files.length).toBeGreaterThan(300)
  const isTooYoung = (source: string) => tooYoung.test(source) || undefinedThere.test(source)
  expect(files.filter((file) => isTooYoung(readFileSync(file, 'utf8')))).toEqual([])
})
