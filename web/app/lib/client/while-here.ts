/** Loads a part of the site. Leaving the document aborts that, which is no failure: the promise then never settles. */
export const whileHere = async <T>(load: () => Promise<T>): Promise<T> => {
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  // Only meanwhile: pages with such a listener may not be kept for « back ».
  addEventListener('beforeunload', leave)
  try {
    return await load()
  } catch (error) {
    if (isLeaving) return new Promise(() => {})
    throw error
  } finally {
    removeEventListener('beforeunload', leave)
  }
}
