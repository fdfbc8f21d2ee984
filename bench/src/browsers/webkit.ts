/** WebKitGTK's MiniBrowser by WebDriver (https://www.w3.org/TR/webdriver2/), on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type Engine, pause } from './browser.ts'

const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/Xvfb'

/** Where Debian puts it, by the version of its interface. */
function findBrowser(): string | undefined {
  const libraries = '/usr/lib/x86_64-linux-gnu'
  if (!existsSync(libraries)) return undefined
  return readdirSync(libraries)
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => join(libraries, name, 'MiniBrowser'))
    .find(existsSync)
}

const binary = findBrowser()

export const webkit: Engine = {
  name: 'WebKitGTK',
  missing: existsSync(driver) && existsSync(screen) && binary ? undefined : 'no webkit2gtk-driver and Xvfb',
  open,
}

let displays = 90

async function open(): Promise<Browser> {
  const display = `:${displays++}`
  const port = 20_000 + (process.pid % 10_000) + displays
  const shown = spawn(screen, [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], { stdio: 'ignore' })
  await pause(1000)
  const env = {
    ...process.env,
    DISPLAY: display,
    NO_AT_BRIDGE: '1',
    GSK_RENDERER: 'cairo',
    LANG: 'C.UTF-8',
    LANGUAGE: 'pt_BR:pt',
  }
  const driving = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  await untilUp(`http://127.0.0.1:${port}/status`)
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
  })
  const path = `/session/${sessionId}`
  await ask('POST', `${path}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  return {
    goto: (url) => ask('POST', `${path}/url`, { url }),
    run: (body) =>
      ask('POST', `${path}/execute/async`, {
        script: `const done = arguments[0]; (async () => { ${body} })().then(done, (error) => done({ fault: String(error) }))`,
        args: [],
      }),
    close: async () => {
      await ask('DELETE', path).catch(() => {})
      await Promise.all([end(driving), end(shown)])
    },
  }
}

async function untilUp(address: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    if (await fetch(address).catch(() => undefined)) return
    await pause(200)
  }
  throw new Error('WebKitWebDriver did not start')
}

export function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    child.on('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
