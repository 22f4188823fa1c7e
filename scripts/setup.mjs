// Prepares the clone for a command, then runs it: node scripts/setup.mjs <command> [arguments].
// Runs before anything is installed, on whatever Node >= 20 the machine has: no dependency, no TypeScript.
import { COMMANDS } from './lib/commands.mjs'
import { prepare } from './lib/prepare.mjs'
import { stopWithChildren } from './lib/run.mjs'
import { runOnNode24 } from './lib/run-on-node24.mjs'
import { SetupError } from './lib/setup-error.mjs'

const [name, ...args] = process.argv.slice(2)

try {
  const command = COMMANDS[name]
  if (!command) throw new SetupError(`Commande inconnue : ${name}. Commandes : ${Object.keys(COMMANDS).join(', ')}.`)
  const needs = typeof command.needs === 'function' ? command.needs(args) : command.needs
  const undo = stopWithChildren()
  const env = await prepare(needs)
  undo()
  if (command.run) process.exitCode = await runOnNode24(command, args, env)
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  if (error.details) console.error(error.details)
  console.error(error.message)
  process.exitCode = 1
}
