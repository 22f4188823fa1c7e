export const breadcrumb = 'Fil d’Ariane'

export const pager = 'Pagination'
export const previousPage = 'Page Précédente'
export const page = (number: number) => `Page ${number}`
export const nextPage = 'Page Suivante'

export const backToTop = 'Retour en haut de la page'
