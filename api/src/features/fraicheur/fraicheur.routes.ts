import { fraicheur } from '@colocdar/contracts/fraicheur'
import { on } from '../../http/route.ts'
import { answerLien, confirmAnnonce, readLien } from './fraicheur.service.ts'

export const fraicheurRoutes = [
  on(fraicheur.confirm, ({ acteur, deps, params }) => confirmAnnonce(acteur, deps, params)),
  on(fraicheur.readLien, ({ deps, body }) => readLien(deps, body.token)),
  on(fraicheur.answer, ({ deps, body }) => answerLien(deps, body.token)),
]
