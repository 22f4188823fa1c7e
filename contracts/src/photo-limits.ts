export const photoLimits = {
  count: 6,
  bytes: 5_242_880,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
} as const

export const photoMessages = {
  count: 'Vous ne pouvez pas télécharger plus de 6 photos.',
  bytes: 'La taille de chaque fichier ne doit pas dépasser 5MB.',
  types:
    "Le format du fichier n'est pas pris en charge. Veuillez utiliser un format compatible (JPEG, PNG, WebP, GIF).",
} as const
