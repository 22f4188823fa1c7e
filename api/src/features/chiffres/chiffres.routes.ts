import { chiffres } from '@colocdar/contracts/chiffres'
import { on } from '../../http/route.ts'
import { readChiffres } from './chiffres.service.ts'

export const chiffresRoutes = [on(chiffres.read, ({ deps }) => readChiffres(deps))]
