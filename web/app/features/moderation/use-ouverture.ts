import { moderation } from '@colocdar/contracts/moderation'
import { type Ouverture, ouvertureSeconds } from '@colocdar/contracts/moderation-ouvertures'
import { useEffect, useState } from 'react'
import { call, callBy } from '../../lib/client/client.ts'

interface Opened {
  fiche: string
  par: Ouverture | null
}

/**
 * Tells other administrators which item is open here, once a minute while the page shows, and returns who else has it
 * open. `known` is what the list said. Failures are silent: it is a courtesy, and decisions have versions.
 */
export const useOuverture = (fiche: string | null, known: Ouverture | null): Ouverture | null => {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    if (fiche === null) return
    let isHere = true
    const open = async () => {
      if (document.visibilityState === 'hidden') return
      const { ouvertePar } = await call(moderation.open, { body: { fiche } })
      if (isHere) setOpened({ fiche, par: ouvertePar })
    }
    const say = () => void open().catch(() => {})
    const close = () => void callLast(moderation.close, { query: { fiche } }).catch(() => {})
    say()
    const timer = setInterval(say, ouvertureSeconds.renewed * 1000)
    addEventListener('pagehide', close)
    return () => {
      isHere = false
      clearInterval(timer)
      removeEventListener('pagehide', close)
      close()
    }
  }, [fiche])
  return opened?.fiche === fiche ? opened.par : known
}

/** Also when the page is closed meanwhile. */
const callLast = callBy((url, init) => fetch(url, { ...init, keepalive: true }))
