import { administrationScreens } from './administration.ts'
import { annoncesScreens } from './annonces.ts'
import { compteScreens } from './compte.ts'
import { confianceScreens } from './confiance.ts'
import { conversationsScreens } from './conversations.ts'
import { publicScreens } from './public.ts'
import type { Screen } from './screen.ts'

/** Every screen of the product, as somebody would see it in the demo. */
export const screens: Screen[] = [
  ...publicScreens,
  ...compteScreens,
  ...annoncesScreens,
  ...confianceScreens,
  ...conversationsScreens,
  ...administrationScreens,
]
