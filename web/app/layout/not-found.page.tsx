import * as texts from '#texts/layout'
import type { Meta } from '../lib/pages/page.ts'
import { seo } from '../lib/seo/seo.tsx'
import { NotFound } from './not-found.tsx'

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.missingTitle, description: texts.missingDescription, index: false })

export default function NotFoundPage() {
  return <NotFound />
}
