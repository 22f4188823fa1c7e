/** Under which the browser keeps favourites. A visitor has no other copy: they outlive the daily clearing. */
export const favorisKey = 'favoris'
