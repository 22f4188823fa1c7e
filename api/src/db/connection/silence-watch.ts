export type SilenceWatch = ReturnType<typeof watchSilence>

/**
 * Tells when queries are under way on a connection and none has ended for this long. One timer for all of them:
 * `pg` makes one for each query, with functions that it assigns to properties. V8 puts such functions among what lives
 * long, and the rows of a query with them, until the next full garbage collection.
 */
export const watchSilence = (ms: number, onSilence: () => void) => {
  let underWay = 0
  let timer: NodeJS.Timeout | undefined
  const restart = () => {
    timer ??= setTimeout(() => underWay > 0 && onSilence(), ms).unref()
    timer.refresh()
  }
  return {
    begin(): void {
      underWay += 1
      if (underWay === 1) restart()
    },
    end(): void {
      underWay -= 1
      if (underWay > 0) restart()
    },
  }
}
