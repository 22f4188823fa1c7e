export const linkDead = 'Ce lien n’est plus valable. Connectez-vous pour choisir vos e-mails.'
export const stopped = 'C’est fait\u00a0: vous ne recevrez plus ces e-mails.'
