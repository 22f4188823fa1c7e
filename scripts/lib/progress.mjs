/**
 * Shows what is being done and for how long, then how it ended.
 * The action may say lines in between; `current` names what it is doing, if that changes.
 */
export async function showProgress(title, action, { stream = process.stderr, current = () => title } = {}) {
  const startedAt = performance.now()
  const seconds = () => `${Math.round((performance.now() - startedAt) / 1000)} s`
  const write = (text) => stream.write(stream.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
  const say = (line) => write(stream.isTTY ? `${line}\n` : line)
  const done = action(say)
  write(`${current()}…`)
  // A terminal shows a clock; a log gets a line now and then.
  const timer = setInterval(() => write(`${current()}… ${seconds()}`), stream.isTTY ? 1_000 : 15_000)
  try {
    const result = await done
    write(`${title} : fait (${seconds()})`)
    return result
  } catch (error) {
    write(`${title} : échec (${seconds()})`)
    throw error
  } finally {
    clearInterval(timer)
    if (stream.isTTY) stream.write('\n')
  }
}
