import { useEffect } from 'react'
import { langue } from '#langue'
import { useAuth } from '../lib/auth/use-auth.ts'
import { call } from '../lib/client/client.ts'
import { chosenLangue, isLangueTold, rememberTold } from '../lib/storage/langue-choice.ts'

/** Mails follow the language that a member chose. It is sent from the page in that language, where it can be tried again. */
export const useToldLangue = (): void => {
  const userId = useAuth((auth) => auth.user?.id)
  useEffect(() => {
    if (userId === undefined || chosenLangue() !== langue || isLangueTold(userId)) return
    import('@colocdar/contracts/mails')
      .then(({ mails }) => call(mails.changeLangue, { body: { langue } }))
      .then(() => rememberTold(userId))
      // The next page tries again.
      .catch(() => {})
  }, [userId])
}
