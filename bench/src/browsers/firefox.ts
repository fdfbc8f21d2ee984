/** Firefox without a screen by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which it speaks by itself. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Engine, pause } from './browser.ts'
import { end } from './webkit.ts'

const binary = ['/usr/bin/firefox', '/usr/bin/firefox-esr'].find(existsSync)

export const firefox: Engine = { name: 'Firefox', missing: binary ? undefined : 'no firefox or firefox-esr', open }

/** It calls nobody but the instance. */
const preferences = {
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'captivedetect.canonicalURL': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'pt-BR',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
}

async function open(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'varanda-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(binary!, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let told = ''
    child.stderr.on('data', (chunk) => {
      told += chunk
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(told)?.[1]
      if (found) resolve(found)
    })
    child.on('exit', () => reject(new Error(`Firefox did not start: ${told}`)))
  })
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data))
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new Error(`${error}: ${message}`))
    else asked?.resolve(result as never)
  })
  let asked = 0
  const ask = <T>(method: string, params: object): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      asked += 1
      waiting.set(asked, { resolve, reject })
      socket.send(JSON.stringify({ id: asked, method, params }))
    })
  await ask('session.new', { capabilities: {} })
  const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]!.context
  return {
    goto: async (url) => {
      const navigate = () => ask('browsingContext.navigate', { context, url, wait: 'complete' })
      // A page that was about to load anew, or to lead on by itself, ends the loading that was asked for: once more
      // then.
      await navigate().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error
        return pause(1000).then(navigate)
      })
    },
    run: async <T>(body: string) => {
      const { result, exceptionDetails } = await ask<{
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', {
        expression: `(async () => { ${body} })().then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null') as T
    },
    close: async () => {
      socket.close()
      await end(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
