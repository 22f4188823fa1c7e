import type { SiteProxy } from './proxy.ts'
import { slowly, slowPageMs } from './proxy.ts'
import type { Walk } from './walk.ts'

export interface Visit {
  walk: Walk
  proxy: SiteProxy
  /** An offer about which the seeker of the demo has not written yet. */
  offre: { id: number; titre: string }
}

export const seeker = { username: 'chercheur', password: 'colocdar' }

type Step = [title: string, run: (visit: Visit) => Promise<unknown>]

const message = 'Bonjour, la chambre est-elle libre en mars ?'

/** From a first visit to a message, in this order. */
export const steps: Step[] = [
  [
    'asks for the first script soon after a page that arrives slowly',
    async ({ walk, proxy }) => {
      proxy.takeScripts()
      const begun = performance.now()
      await walk.load(`/coloc/offres?${slowly}`)
      const [first = Number.POSITIVE_INFINITY] = proxy.takeScripts()
      const late = Math.round(first - begun - slowPageMs)
      if (late > 2_000) throw new Error(`the first script was asked for ${late} ms after the page`)
    },
  ],
  [
    'shows the home page',
    async ({ walk }) => {
      await walk.open('/')
      await walk.see('h1')
    },
  ],
  [
    'goes to the list of offers without loading a document',
    async ({ walk }) => {
      await walk.until('window.stays = true')
      await walk.press('header a[href="/coloc/offres"]')
      await walk.at('^/coloc/offres$')
      await walk.see('main article')
      await walk.until('window.stays')
    },
  ],
  [
    'goes back to the home page',
    async ({ walk }) => {
      await walk.until('(history.back(), true)')
      await walk.at('^/$')
    },
  ],
  [
    'filters by rent',
    async ({ walk }) => {
      await walk.open('/coloc/offres?prixMax=2000')
      await walk.see('main', 'Jusqu’à 2\\s000')
    },
  ],
  [
    'keeps a favourite without an account',
    async ({ walk, offre }) => {
      await walk.open(`/coloc/${offre.id}`)
      await walk.see('h1', offre.titre.slice(0, 12))
      await walk.press('main button[aria-pressed="false"]', '^Favori')
      await walk.see('main button[aria-pressed="true"]', '^Favori')
    },
  ],
  [
    'lists it',
    async ({ walk, offre }) => {
      await walk.open('/favoris')
      await walk.see(`main a[href="/coloc/${offre.id}"]`)
    },
  ],
  [
    'shows the home page in Arabic, from right to left and no wider than the window',
    async ({ walk }) => {
      await walk.open('/ar')
      await walk.see('h1', 'شريك سكن')
      await walk.until(isArabic)
    },
  ],
  [
    'lists offers in Arabic, and by the switch in French and back',
    async ({ walk }) => {
      await walk.press('header a[href="/ar/coloc/offres"]')
      await walk.at('^/ar/coloc/offres$')
      // The address comes before the page.
      await walk.see('h1', 'سكن مشترك في المغرب')
      await walk.see('main article', 'درهم')
      await walk.press('a[hreflang=fr]')
      await walk.at('^/coloc/offres$')
      await walk.until(`isHydrated() && document.dir === 'ltr'`)
      await walk.press('a[hreflang=ar]')
      await walk.at('^/ar/coloc/offres$')
      await walk.until(`isHydrated() && ${isArabic}`)
    },
  ],
  [
    'opens the page of what does not exist',
    async ({ walk }) => {
      await walk.open('/404')
      await walk.see('h1', '404')
    },
  ],
  [
    'refuses a wrong password',
    async ({ walk }) => {
      await walk.open('/auth/login')
      await signIn(walk, { ...seeker, password: 'ce n’est pas lui' })
      // Every page has an empty region for alerts.
      await walk.see('main [role=alert]', 'mot de passe incorrect')
    },
  ],
  [
    'signs in',
    async ({ walk }) => {
      await walk.open('/auth/login')
      await signIn(walk, seeker)
      await walk.until(`!location.pathname.startsWith('/auth')`)
      await walk.see('header button', seeker.username)
    },
  ],
  [
    'writes to the owner of an offer',
    async ({ walk, offre }) => {
      await walk.open(`/coloc/${offre.id}`)
      await walk.press('button', '^Écrire à ')
      await walk.fill('dialog textarea', message)
      await walk.press('dialog button[type=submit]')
      await walk.at('^/messages/\\d+$')
      await walk.see('[role=log]', message.slice(0, 20))
      // The last call of the page: WebKit tells of one that leaving cuts off as of a failed one.
      await walk.see('section[aria-label="Visite du logement"] button')
    },
  ],
  [
    'finds the conversation again',
    async ({ walk }) => {
      await walk.open('/messages')
      await walk.see('main a[href^="/messages/"]', message.slice(0, 20))
    },
  ],
  [
    'signs in on the Arabic screens, where empty fields begin on the right',
    async ({ walk }) => {
      await walk.until('(localStorage.clear(), true)')
      await walk.open('/ar/auth/login')
      await walk.until(`getComputedStyle(find('main input[name=username]')).direction === 'rtl'`)
      await signIn(walk, seeker, 'تسجيل الدخول')
      await walk.at('^/ar/profile')
      await walk.see('main', 'ملفي الشخصي')
      await walk.until(isArabic)
    },
  ],
  [
    'says without a connection that there is none, in its own style',
    async ({ walk, proxy }) => {
      // Where the session is not stored, an engine has no service workers.
      if (!(await walk.until(`'serviceWorker' in navigator ? 'yes' : 'no'`).then((has) => has === 'yes'))) return
      await walk.open('/about')
      await walk.until('navigator.serviceWorker.controller !== null')
      proxy.setOnline(false)
      await walk.load('/profile')
      await walk.see('h1', 'connexion')
      await walk.until('[...document.styleSheets].some((sheet) => sheet.cssRules.length > 0)')
      proxy.setOnline(true)
    },
  ],
]

const isArabic = `document.dir === 'rtl' && document.documentElement.scrollWidth <= document.documentElement.clientWidth`

const signIn = async (walk: Walk, { username, password }: typeof seeker, action = 'Se connecter'): Promise<void> => {
  await walk.fill('main input[name=username]', username)
  await walk.fill('main input[name=password]', password)
  await walk.press('main button[type=submit]', action)
}
