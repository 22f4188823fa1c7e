import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

// Half the size of the source that axe-core exports; it is sent to every page that is checked.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// Cards of one list are drawn by one component: the first three tell. All of them took most of the time on lists.
// The same is true of long lists and tables: cities, photos, rows.
const moreOfTheSame = [
  'li:nth-child(n + 4):has(> article)',
  ':is(ul, ol):has(> li:nth-child(10)) > li:nth-child(n + 4)',
  'tbody:has(> tr:nth-child(10)) > tr:nth-child(n + 4)',
]

// The same on every page: checked where it is the point. The contrast of its texts took half the time on small pages.
const frame = ':is(header, footer):not(main *)'

export interface AuditOptions {
  /** The navbar and the footer too. */
  withFrame?: boolean
  /** A selector: only this part, of a page that is checked as a whole elsewhere. */
  within?: string
}

/** The violations that axe finds on a page, one line each. */
export const violationsOf = async (page: Page, { withFrame = false, within }: AuditOptions = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ values, exclude, within }) => {
      // Nobody reaches what is behind it, and the page without it is checked elsewhere.
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
      const part = within ? document.querySelector(within) : modal
      if (within && !part) throw new Error(`nothing matches ${within}`)
      const leftOut = new Set<Node>(document.querySelectorAll(exclude.join(', ')))
      const isAside = (node: Node) => leftOut.has(node) || (part && !part.contains(node) && !node.contains(part))
      // To find what lies behind a text axe measures all elements of a page, which takes half its time: show it only
      // those that it is to check.
      const walk = document.createTreeWalker.bind(document)
      document.createTreeWalker = (root, whatToShow) =>
        walk(root, whatToShow, (node) => (isAside(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT))
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { exclude, include: part ?? document },
        {
          runOnly: { type: 'tag', values },
          // Reporting what passes would take longer than finding what fails.
          resultTypes: ['violations'],
        },
      )
      Reflect.deleteProperty(document, 'createTreeWalker')
      return violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help} (${nodes.map(({ target, any }) => `${target} ${JSON.stringify(any[0]?.data)}`).join(', ')})`,
      )
    },
    { values: tags, within, exclude: withFrame ? moreOfTheSame : [...moreOfTheSame, frame] },
  )
}
