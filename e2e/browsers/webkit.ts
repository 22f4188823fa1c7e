import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { type Browser, callTimeoutMs, type Engine, findProgram } from './engine.ts'

const driver = findProgram('WebKitWebDriver')
const display = findProgram('Xvfb')

export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  launch: driver && display ? () => start(driver, display) : undefined,
}

/** WebKitGTK has no headless mode: it draws on a screen in memory. */
const start = async (driverPath: string, displayPath: string): Promise<Browser> => {
  const port = await freePort()
  const screen = spawn(displayPath, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  const server = spawn(driverPath, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      // Without a graphics card it stops answering.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Its sandbox does not run as root or in a container. The pages are ours.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  })
  const end = () => Promise.all([server, screen].map(kill))
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(callTimeoutMs),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  try {
    await untilListening(() => call('GET', '/status'))
    const { sessionId } = (await call('POST', '/session', { capabilities: {} })) as { sessionId: string }
    return {
      open: async (url) => void (await call('POST', `/session/${sessionId}/url`, { url })),
      evaluate: (body) => call('POST', `/session/${sessionId}/execute/sync`, { script: body, args: [] }),
      async close() {
        await call('DELETE', `/session/${sessionId}`).catch(() => {})
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || !child.kill()) return
  await once(child, 'exit')
}

const untilListening = async (ask: () => Promise<unknown>): Promise<void> => {
  const deadline = performance.now() + callTimeoutMs
  while (!(await ask().catch(() => null))) {
    if (performance.now() > deadline) throw new Error('WebKitWebDriver does not answer')
    await sleep(100)
  }
}
