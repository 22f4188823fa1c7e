import { siteUrlContext, socialContext } from './lib/client/api-context.ts'
import type { LoaderArgs } from './lib/pages/page.ts'

export const loader = ({ context }: LoaderArgs) => ({
  siteUrl: context.get(siteUrlContext),
  social: context.get(socialContext),
})
