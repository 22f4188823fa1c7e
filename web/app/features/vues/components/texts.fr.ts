/** Spoken before a mark, on cards that most pages show: apart from the figures of the author. */
export const already = 'Annonce déjà\u00a0: '
export const marques: Record<'vue' | 'contactee', string> = { vue: 'Vue', contactee: 'Contactée' }
