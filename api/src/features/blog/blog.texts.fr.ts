export const unavailable = 'Le blog est momentanément indisponible.'
export const unknown = 'Cet article n’existe pas.'
