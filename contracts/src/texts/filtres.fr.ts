export const ville = 'Ville'
export const q = 'Mots-clés'
export const quartier = 'Quartier'
export const repere = 'Près de'
export const repereMax = 'Minutes au plus'
export const minutes = 'min'
export const upToMinutes = 'À moins de'
export const from = 'Dès'
export const upTo = 'Jusqu’à'
export const dirhams = 'dh'
export const squareMetres = 'm²'
export const months = 'mois'
export const upToMonths = 'Jusqu’à'

export const loyerMin = 'Loyer minimum'
export const loyerMax = 'Loyer maximum'
export const superficieMin = 'Superficie minimum'
export const freeOn = 'Libre le'
export const dureeMax = 'Durée maximum'
export const confirmed = 'Confirmée cette semaine'
export const notConfirmed = 'Pas confirmée cette semaine'
export const noMiddleman = 'Sans intermédiaire'
export const middleman = 'Avec intermédiaire'

export const budgetMin = 'Budget minimum'
export const budgetMax = 'Budget maximum'
export const availableOn = 'Disponible le'

export const newest = 'Les plus récentes'
export const loyerUp = 'Loyer croissant'
export const loyerDown = 'Loyer décroissant'
export const budgetUp = 'Budget croissant'
export const budgetDown = 'Budget décroissant'
export const soonest = 'Disponibles le plus tôt'

export const cheapFirst = 'Moins cher d’abord'
export const expensiveFirst = 'Plus cher d’abord'
export const smallBudgetFirst = 'Plus petit budget d’abord'
export const largeBudgetFirst = 'Plus grand budget d’abord'
export const soonestFirst = 'Libre au plus tôt d’abord'

export const orderUnknown = 'Cet ordre n’existe pas\u00a0: {orders}.'
export const unknownDay = 'La date doit être un jour qui existe, sous la forme AAAA-MM-JJ.'
export const unknownValue = 'Cette valeur n’est pas connue.'
export const unknownChoice = 'Ce choix n’existe pas.'
export const repereInvalid = 'Ce repère n’existe pas.'
export const flagInvalid = 'Ce filtre vaut true (oui) ou false (non).'
export const outOfRange = 'Ce nombre doit être compris entre 0 et {max}.'
/** How `max` is written. */
export const locale = 'fr-FR'
/** A minimum above its maximum, by the name of the minimum. */
export const crossed: Readonly<Record<string, string>> = {
  prixMin: 'Le loyer minimum dépasse le loyer maximum.',
  budgetMin: 'Le budget minimum dépasse le budget maximum.',
}
