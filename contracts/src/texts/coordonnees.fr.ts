export const telephone = 'numéro de téléphone'
export const email = 'adresse e-mail'
export const lien = 'lien'
export const compte = 'compte de messagerie ou de réseau social'
