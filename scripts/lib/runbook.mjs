/** The commands of a runbook: the lines of its `sh` blocks, a here-document being one with the line that opens it. */
export const commandsOf = (markdown) =>
  [...markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block]) => inBlock(block))

const inBlock = (block) => {
  const commands = []
  let end
  for (const line of block.trimEnd().split('\n')) {
    const isContinued = end !== undefined || commands.at(-1)?.endsWith('\\')
    if (isContinued) commands.push(`${commands.pop()}\n${line}`)
    else commands.push(line)
    if (line === end) end = undefined
    else end ??= /<< (\w+)$/.exec(line)?.[1]
  }
  return commands
}

/** The section of a document with this title, up to the next of its level. */
export const section = (markdown, title) => {
  const [, text] = markdown.split(`\n## ${title}\n`)
  return text?.split('\n## ')[0] ?? ''
}
