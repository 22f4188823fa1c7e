export const home = 'Accueil'
export const title = 'Abonnements'
export const description =
  'Gratuit, Standard ou Premium\u00a0: les trois formules de Colocdar, avec ce que chacune apporte.'
export const lead = 'Commencez gratuitement. Changez de formule quand votre annonce le mérite.'
export const recommended = 'Conseillé'
export const choose = 'Choisir'
export const planTitle = (name: string) => `Abonnement ${name}`
export const close = 'Fermer'
export const buy = 'Acheter'
export const notSold =
  'Les abonnements payants arrivent bientôt\u00a0: rien n’est encore vendu, et rien ne vous sera prélevé.'
export const monthly = 'par mois'
export const soon = 'Bientôt'

export const mineTitle = 'Mes abonnements'
export const mineDescription = 'Vos abonnements à Colocdar.'
export const noneTitle = 'Aucun abonnement pour le moment'
export const noneText = 'Tout est gratuit aujourd’hui. Découvrez ce que proposeront nos formules.'
export const seePlans = 'Voir les formules'
export const period = (from: string, to: string) => `Du ${from} au ${to}`
export const since = (from: string) => `Depuis le ${from}`
