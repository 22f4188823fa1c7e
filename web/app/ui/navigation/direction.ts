/** 1 where the reading direction goes to the right, -1 where it goes to the left. */
export const directionOf = (element: Element | null): 1 | -1 =>
  element && getComputedStyle(element).direction === 'rtl' ? -1 : 1
