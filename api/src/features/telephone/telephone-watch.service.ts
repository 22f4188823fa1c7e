import type { Deps } from '../../deps.ts'
import type { CallLog } from '../../http/route.ts'
import { quotaStart } from './telephone.policy.ts'
import { countRecentTelephones, forgetViewersBefore } from './telephone.repository.ts'

const hourMs = 3_600_000

/** Phone numbers shown in the last hour, on the whole site. */
export const countTelephonesOfHour = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> =>
  countRecentTelephones(db, new Date(clock().getTime() - hourMs))

/** Warns the operator when somebody may be collecting numbers from many networks, and forgets who asked a day ago. */
export const watchTelephones = async (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  log: Pick<CallLog, 'warn'>,
): Promise<void> => {
  await forgetViewersBefore(deps.db, quotaStart(deps.clock()))
  const shown = await countTelephonesOfHour(deps)
  const { telephoneAlert } = deps.config
  if (shown > telephoneAlert) log.warn({ shown, alert: telephoneAlert }, 'many phone numbers shown in an hour')
}
