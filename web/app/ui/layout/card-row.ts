/** A row of a few cards: side by side on a wide screen, swiped on a narrow one. */
export const cardRow = {
  list: 'max-lg:defile max-lg:bord-perdu gap-4 max-lg:-my-2 max-lg:py-2 lg:grid lg:grid-cols-3 lg:gap-6',
  item: 'max-lg:w-[82%] sm:max-lg:w-[46%]',
  sizes: '(max-width: 639px) 76vw, (max-width: 1023px) 44vw, 384px',
}
