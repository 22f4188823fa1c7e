import type { Meta } from '../lib/pages/page.ts'
import { seo } from '../lib/seo/seo.tsx'
import { NotFound } from './not-found.tsx'

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Page introuvable', description: 'La page n’existe pas.', index: false })

export default function NotFoundPage() {
  return <NotFound />
}
