export const oneOfBoth = 'Indiquez une offre ou une demande.'
