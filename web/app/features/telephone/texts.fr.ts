export const show = 'Afficher le numéro'
export const loading = 'Chargement...'
export const needsScript = 'Pour voir le numéro ou écrire, activez JavaScript dans votre navigateur.'
