export const samePassword = 'Choisissez un autre mot de passe que l’ancien.'
export const passwordChanged = 'Votre mot de passe est changé. Vos autres sessions ont pris fin.'
export const cleUnknown = 'Cette clé d’accès n’ouvre aucun compte. Connectez-vous par votre mot de passe.'
export const resetSent = 'Si un compte existe à cette adresse, un lien de réinitialisation vient de lui être envoyé.'
export const resetDone = 'Votre mot de passe est changé. Vous pouvez vous connecter.'
export const resetLinkDead =
  'Ce lien de réinitialisation est invalide, a expiré ou a déjà servi. Demandez-en un nouveau.'
export const newerLink = 'Un lien plus récent vous a été envoyé\u00a0: ouvrez le dernier e-mail reçu.'
export const verificationSent = 'Si cette adresse attend sa vérification, un e-mail vient de lui être envoyé.'
export const verified = 'Votre adresse e-mail est vérifiée. Merci\u00a0!'
export const verificationLinkDead = 'Ce lien de vérification est invalide ou a expiré. Demandez-en un nouveau.'
export const created = 'Votre compte est créé. Un e-mail vient de partir pour vérifier votre adresse.'
export const createdMailLater =
  'Votre compte est créé. Trop d’e-mails sont déjà partis vers cette boîte\u00a0: demandez celui de la vérification dans une demi-heure, sur votre profil.'
