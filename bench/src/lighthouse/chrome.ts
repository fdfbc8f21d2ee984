/** The tests' own Chromium, open for Lighthouse. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserFlags, findChromium } from '../../../e2e/chromium.ts'

interface Chrome {
  port: number
  kill(): void
}

const { launch } = (await import('chrome-launcher' as string)) as {
  launch: (options: object) => Promise<Chrome>
}

/** A reader of this language: `/` sends readers of another to theirs, which is a page more to wait for. */
export async function openChrome(language: 'pt-BR' | 'en-US'): Promise<{ port: number; close(): void }> {
  const { executablePath, env } = await findChromium()
  const profile = mkdtempSync(join(tmpdir(), 'bench-chrome-'))
  const chrome = await launch({
    chromePath: executablePath,
    envVars: { ...process.env, ...env },
    userDataDir: profile,
    chromeFlags: ['--headless', `--lang=${language}`, `--accept-lang=${language}`, ...browserFlags],
    logLevel: 'silent',
  })
  return {
    port: chrome.port,
    close: () => {
      chrome.kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
