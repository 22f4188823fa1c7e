import { contactMessages } from '@colocdar/contracts/contact'
import { moderation } from '@colocdar/contracts/moderation'
import { signalements } from '@colocdar/contracts/signalements'
import { Outlet } from 'react-router'
import { PageLoading } from '../layout/page-loading.tsx'
import { useSignInAgain } from '../layout/use-sign-in-again.ts'
import { call } from '../lib/client/client.ts'
import { AdminFrame } from './admin-frame.tsx'
import { showAttente, totalOf } from './attente-store.ts'
import { adminLoad } from './require-admin.ts'

export const loader = async () => {
  const [{ counts }, reported, unread] = await adminLoad(
    Promise.all([
      call(moderation.queue, { query: { size: 1 } }),
      call(signalements.dossiers, { query: { size: 1 } }),
      call(contactMessages.listMessages, { query: { size: 1, etat: 'nonLus' } }),
    ]),
  )
  showAttente({ total: totalOf(counts), signales: reported.totalElements, messages: unread.totalElements })
  return null
}
loader.hydrate = true as const

/** The queue updates the menu's count itself. */
export const shouldRevalidate = () => false

export default function AdminLayout() {
  useSignInAgain()
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  )
}

export function HydrateFallback() {
  return <PageLoading />
}
