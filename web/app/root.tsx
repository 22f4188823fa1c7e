import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet } from 'react-router'
import type { Route } from './+types/root.ts'
import { catchEarlyPress, replayEarlyPress } from './boot/early-press.ts'
import { InlineScript, ScrollScript } from './boot/inline-script.tsx'
import { PageScripts } from './boot/page-scripts.tsx'
import { NotFound } from './layout/not-found.tsx'
import { SiteFrame } from './layout/site-frame.tsx'
import { UnexpectedError } from './layout/unexpected-error.tsx'
import { siteUrlContext, socialContext } from './lib/client/api-context.ts'
import { seo } from './lib/seo/seo.ts'
import './app.css'

export const loader = ({ context }: Route.LoaderArgs) => ({
  siteUrl: context.get(siteUrlContext),
  social: context.get(socialContext),
})

/** Settings never change; revalidating them could only make the frame fail together with a page. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Colocdar', description: 'La colocation au Maroc, ville par ville.' })

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: bricolage, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function Layout({ children }: { children: ReactNode }) {
  useEffect(replayEarlyPress, [])
  return (
    <html lang="fr" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14122a" media="(prefers-color-scheme: dark)" />
        {/* Before the style sheets: scripts after them wait for them. */}
        <InlineScript code={`(${catchEarlyPress})()`} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollScript />
        <PageScripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <SiteFrame>{missing ? <NotFound /> : <UnexpectedError />}</SiteFrame>
}
