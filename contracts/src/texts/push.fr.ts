export const unusable = 'Votre navigateur n’a pas donné d’abonnement que Colocdar puisse utiliser.'
