export const unknown = 'Ce repère n’existe pas.'
export const elsewhere =
  '«\u00a0{nom}\u00a0» est un repère d’une autre ville\u00a0: choisissez-en un de la ville de l’annonce.'
