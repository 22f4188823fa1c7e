export const goal = 'pour retrouver vos favoris partout.'
