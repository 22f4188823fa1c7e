import { launch } from 'puppeteer-core'
import { type Browser, callTimeoutMs, type Engine, findProgram } from './engine.ts'

const program = findProgram('firefox-esr', 'firefox')

export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  launch: program ? () => start(program) : undefined,
}

const start = async (executablePath: string): Promise<Browser> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 2 * callTimeoutMs,
    protocolTimeout: callTimeoutMs,
    defaultViewport: { width: 1280, height: 900 },
  })
  const [page = await browser.newPage()] = await browser.pages()
  page.setDefaultTimeout(callTimeoutMs)
  return {
    // Without a connection it still shows a page, the worker's or its own.
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' }).catch(unlessOffline)),
    evaluate: (body) => page.evaluate(`(() => { ${body} })()`),
    close: () => browser.close(),
  }
}

const unlessOffline = (error: Error): void => {
  if (!/NS_ERROR|net error|neterror/i.test(error.message)) throw error
}
