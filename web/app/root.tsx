import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import readex from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Outlet, ScrollRestoration, useMatches, useRouteError } from 'react-router'
import { direction, langue } from '#langue'
import * as texts from '#texts/layout'
import styles from './app.css?url'
import { catchEarlyPress, replayEarlyPress } from './layout/early-press.ts'
import { NotFound } from './layout/not-found.tsx'
import { openPopovers } from './layout/older-popovers.ts'
import { SiteFrame } from './layout/site-frame.tsx'
import { needTrueHeights } from './layout/true-heights.ts'
import { UnexpectedError } from './layout/unexpected-error.tsx'
import { markHydrated } from './lib/pages/hydration.ts'
import type { PageHandle } from './lib/pages/page.ts'
import { trustHtml } from './lib/pages/trusted-html.ts'
import { seo } from './lib/seo/seo.tsx'
import { restoreScroll } from './lib/storage/langue-choice.ts'

/** The one script inside the pages: their policy allows it by its hash. */
export const inlineScript = `(${catchEarlyPress})();(${openPopovers})();(${needTrueHeights})()`

const trustedScript = { __html: trustHtml(inlineScript) }

const manifest = langue === 'ar' ? '/colocdar.ar.webmanifest' : '/colocdar.webmanifest'

// Arabic pages take digits and Latin letters from Figtree, in titles too.
const preloadedFonts = langue === 'ar' ? [readex, figtree] : [figtree, bricolage]

const Document = ({ head, children }: Record<'head' | 'children', ReactNode>) => {
  useEffect(() => {
    markHydrated()
    replayEarlyPress()
    restoreScroll()
  }, [])
  return (
    // The script in its head writes an attribute.
    <html lang={langue} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14122a" media="(prefers-color-scheme: dark)" />
        {/* Before the style sheets: scripts after them wait for them. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={trustedScript} />
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icones/pleine-180.png" />
        <link rel="manifest" href={manifest} />
        {preloadedFonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  )
}

/** The title and tags of the innermost page that has some. */
const Head = () => {
  const matches = useMatches()
  const page = matches.findLast(({ handle }) => (handle as PageHandle | undefined)?.meta)
  const { meta } = (page?.handle ?? {}) as Partial<PageHandle>
  return meta
    ? meta({ matches, loaderData: page?.loaderData as never })
    : seo(matches, { title: 'Colocdar', description: texts.siteDescription })
}

export const Root = () => (
  <Document head={<Head />}>
    <Outlet />
  </Document>
)

export const RootError = () => {
  const error = useRouteError()
  const matches = useMatches()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = missing ? texts.missingTitle : 'Colocdar'
  return (
    <Document head={seo(matches, { title, description: texts.failedDescription, index: false })}>
      <SiteFrame>{missing ? <NotFound /> : <UnexpectedError requestId={requestIdOf(error)} />}</SiteFrame>
    </Document>
  )
}

/** What the server sends with its own failures; the browser's have none. */
const requestIdOf = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) ? (error.data as { requestId?: string } | null)?.requestId : undefined

/** When even the frame of the error page fails. */
export const LastResort = () => (
  <html lang={langue} dir={direction}>
    <body>
      <h1>{texts.failed}</h1>
      <p>{texts.failedText}</p>
    </body>
  </html>
)
