import { useEffect, useState } from 'react'
import * as texts from '#texts/layout'
import { isIos } from '../lib/client/is-ios.ts'
import { closeInstallOffer, type InstallPrompt, whenInstallable } from './install-prompt.ts'
import { OfferLine } from './offer-line.tsx'

/** Asks the browser to install the site, or says how where it cannot be asked: on an iPhone. */
export const InstallLine = () => {
  const [prompt, setPrompt] = useState<InstallPrompt>()
  const [isClosed, setClosed] = useState(false)
  useEffect(() => whenInstallable(setPrompt), [])
  if (isClosed || !(prompt || mayInstallOnIos())) return null
  const close = () => {
    closeInstallOffer()
    setClosed(true)
  }
  return (
    <OfferLine onClose={close} closeLabel={texts.close}>
      {prompt ? (
        <>
          {texts.install}{' '}
          <button
            type="button"
            onClick={() => {
              void prompt.prompt()
              close()
            }}
            className="lien inline-flex min-h-11 items-center font-semibold"
          >
            {texts.installNow}
          </button>
        </>
      ) : (
        texts.installOnIos
      )}
    </OfferLine>
  )
}

/** Inside of another app there is no menu to install from. */
const mayInstallOnIos = (): boolean =>
  isIos() && /Safari\//.test(navigator.userAgent) && !(navigator as { standalone?: boolean }).standalone
