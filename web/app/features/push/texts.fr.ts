import type { PushReglages } from '@colocdar/contracts/push'

export const heading = 'Notifications'
export const enable = 'Me prévenir sur cet appareil'
export const disable = 'Ne plus me prévenir sur cet appareil'
export const close = 'Non merci'
export const enabled = 'Cet appareil vous préviendra'
export const enabledText = 'Tant que votre session y est ouverte. Réglez quoi et quand depuis votre profil.'
export const whileOpen =
  'Cet appareil vous prévient tant que votre session y est ouverte\u00a0: 24\u00a0heures, ou 30\u00a0jours avec «\u00a0Rester connecté\u00a0».'
export const disabled = 'Cet appareil ne vous préviendra plus'
export const unavailable = 'Les notifications n’ont pas pu être activées sur cet appareil.'
export const offerAfterMessage = 'Une notification dès la réponse, même quand Colocdar est fermé.'
export const offerAfterAlerte =
  'Une notification dès qu’une annonce répond à votre alerte, même quand Colocdar est fermé.'

export const support = {
  denied:
    'Votre navigateur bloque les notifications de Colocdar. Autorisez-les dans ses réglages pour ce site, puis revenez ici.',
  install:
    'Sur iPhone et iPad, ajoutez d’abord Colocdar à l’écran d’accueil (Partager, puis «\u00a0Sur l’écran d’accueil\u00a0»), puis ouvrez-le depuis là.',
  none: 'Ce navigateur ne sait pas recevoir de notifications. Vos e-mails arrivent comme d’habitude.',
}

export const sent = 'Ce dont vos appareils vous préviennent\u00a0:'
export const choices: Record<keyof PushReglages, { label: string; help?: string }> = {
  message: {
    label: 'Nouveaux messages',
    help: 'L’e-mail n’arrive alors qu’après dix minutes, si vous n’avez pas lu le message.',
  },
  alerte: { label: 'Alertes' },
  visite: { label: 'Visites' },
  decision: { label: 'Décisions sur vos annonces' },
  calme: {
    label: 'Rien entre 22\u00a0h et 8\u00a0h',
    help: 'Ce qui arrive la nuit vous attend à 8\u00a0h, heure du Maroc.',
  },
  apercu: {
    label: 'Montrer le texte des messages',
    help: 'Il se lit alors aussi sur l’écran verrouillé. Sinon, seul le nom de qui écrit s’affiche.',
  },
}
export const others = 'Autres appareils prévenus'
export const remove = 'Retirer'
export const removeSpoken = (appareil: string) => `Ne plus prévenir ${appareil}`
export const removed = (appareil: string) => `${appareil} ne vous préviendra plus`
export const saved = 'C’est noté'
export const unchanged = 'Rien n’a changé'
export const unreadable = 'Vos notifications n’ont pas pu être lues'
