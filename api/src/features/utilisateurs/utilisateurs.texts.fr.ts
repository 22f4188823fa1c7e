export const lastAdministrator = 'Il doit rester au moins un administrateur.'
export const coordonnees = 'Pas de coordonnées ici\u00a0: écrivez un mot simple.'
export const unknown = 'Ce profil n’existe pas.'
