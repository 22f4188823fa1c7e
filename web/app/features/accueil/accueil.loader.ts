import { apiContext } from '../../lib/client/api-context.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { loadAccueil } from './load-accueil.ts'

export const loader = ({ context }: LoaderArgs) => loadAccueil(context.get(apiContext))
