import { mailbox } from '@colocdar/contracts/mailbox'
import { data } from 'react-router'
import { apiContext } from '../../lib/client/api-context.ts'
import { orNotFound } from '../../lib/client/or-not-found.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'

// Not cached: a new mail sends no notification that would drop the cached page.
const uncached = { headers: { 'cache-control': 'no-store' } }

export const loader = async ({ context }: LoaderArgs) =>
  data({ courriers: await orNotFound(context.get(apiContext)(mailbox.list, { query: {} })) }, uncached)
