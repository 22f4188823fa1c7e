/** Shows what is being done and for how long, then how it ended. */
export async function showProgress(title, action, { stream = process.stderr, ending = () => `${title} : fait` } = {}) {
  const startedAt = performance.now()
  const seconds = () => `${Math.round((performance.now() - startedAt) / 1000)} s`
  const write = (text) => stream.write(stream.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
  write(`${title}…`)
  // A terminal shows a clock; a log gets a line now and then.
  const timer = setInterval(() => write(`${title}… ${seconds()}`), stream.isTTY ? 1_000 : 15_000)
  try {
    const result = await action()
    write(`${ending(result)} (${seconds()})`)
    return result
  } catch (error) {
    write(`${title} : échec (${seconds()})`)
    throw error
  } finally {
    clearInterval(timer)
    if (stream.isTTY) stream.write('\n')
  }
}
