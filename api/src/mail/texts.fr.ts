export const wordmark = 'Colocdar'
export const signature = 'Colocdar, la colocation au Maroc'
export const copyLink = 'Si le bouton ne répond pas, copiez ce lien\u00a0:'
/** In the text, in front of its address. */
export const linkLabel = '{label}\u00a0:'
/** Instead of a link of a stranger. */
export const hiddenLink = '[lien, à voir sur Colocdar]'
export const stop = 'Ne plus recevoir ces e-mails'
