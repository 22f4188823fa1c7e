import { mails } from '@colocdar/contracts/mails'
import { on } from '../../http/route.ts'
import { changeLangue, changeReglages, readReglages, stopMails } from './mails.service.ts'

export const mailsRoutes = [
  on(mails.reglages, ({ acteur, deps }) => readReglages(acteur, deps.db)),
  on(mails.update, ({ acteur, deps, body }) => changeReglages(acteur, deps.db, body)),
  on(mails.changeLangue, ({ acteur, deps, body }) => changeLangue(acteur, deps.db, body.langue)),
  on(mails.arret, ({ deps, body }) => stopMails(deps, body)),
]
