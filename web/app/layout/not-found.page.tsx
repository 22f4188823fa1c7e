import { data } from 'react-router'
import { seo } from '../lib/seo/seo.ts'
import type { Route } from './+types/not-found.page.ts'
import { NotFound } from './not-found.tsx'

export const loader = () => data(null, { status: 404 })

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Page introuvable', description: 'La page n’existe pas.', index: false })

export default function NotFoundPage() {
  return <NotFound />
}
