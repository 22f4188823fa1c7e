import { push } from '@colocdar/contracts/push'
import * as texts from '#texts/features/push'
import { untilRegistered } from '../../../service-worker/register.ts'
import { authStore } from '../../lib/auth/auth-store.ts'
import { call } from '../../lib/client/client.ts'
import { isIos } from '../../lib/client/is-ios.ts'
import { safeStorage } from '../../lib/storage/safe-storage.ts'
import { pushKey, pushRefusedKey } from '../../lib/storage/storage-keys.ts'

/** `install`: iPhones and iPads notify for sites on the home screen only. `denied`: by the browser's own settings. */
export type PushSupport = 'yes' | 'denied' | 'install' | 'none'

export const pushSupport = (): PushSupport => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isIos() ? 'install' : 'none'
  return Notification.permission === 'denied' ? 'denied' : 'yes'
}

const userId = (): string => String(authStore.getState().user?.id)

/** Whether asking makes sense: possible here, not refused before, not done yet. */
export const mayOfferPush = (): boolean =>
  pushSupport() === 'yes' && safeStorage.get(pushRefusedKey) === null && safeStorage.get(pushKey) !== userId()

export const refusePush = (): void => safeStorage.set(pushRefusedKey, '1')

/** After a press: browsers ask then only. False when the member refused. */
export const enablePush = async (): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') {
    refusePush()
    return false
  }
  await subscribe()
  safeStorage.remove(pushRefusedKey)
  return true
}

/** After the next sign-in of the same member in this browser: devices end with their session. */
export const renewPush = async (): Promise<void> => {
  if (safeStorage.get(pushKey) !== userId() || Notification.permission !== 'granted') return
  await subscribe().catch(() => safeStorage.remove(pushKey))
}

/** The browser forgets its subscription, and the server the device. */
export const disablePush = async (id: number): Promise<void> => {
  await call(push.unsubscribe, { params: { id } })
  safeStorage.remove(pushKey)
  refusePush()
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

const subscribe = async (): Promise<void> => {
  const { cle } = await call(push.etat, {})
  await untilRegistered()
  const registration = (await navigator.serviceWorker.getRegistration()) && (await navigator.serviceWorker.ready)
  if (!registration) throw new Error(texts.unavailable)
  const { pushManager } = registration
  const ask = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: cle })
  const subscription = await ask().catch(async () => {
    // One that was made with another key, as after the database was replaced.
    await (await pushManager.getSubscription())?.unsubscribe()
    return ask()
  })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  await call(push.subscribe, { body: { endpoint, p256dh, auth } })
  safeStorage.set(pushKey, userId())
}
