import type { ListenerCut } from '@varanda/embedded/firestore/listen/hub'
import { defineConfig, devices } from 'playwright/test'
import { browserFlags, findChromium } from './chromium.ts'
import { insecureHost } from './insecure-host.ts'

const { executablePath, env } = await findChromium()

// A screen as fine as the phone's own takes a quarter of a journey's work to paint. What draws by pixels asks for a fine one itself.
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }

// A journey's page is gone before it gains by code that is compiled a second time, which takes a tenth of the whole run.
const briefFlags = process.env.VARANDA_E2E_BRIEF ? ['--js-flags=--no-maglev --no-turbofan'] : []

/**
 * A journey runs on a phone in Portuguese and on a desktop in English if the second could fail for a reason of its own:
 * another layout to act in, words that depend on the language. All others say where they run (`@phone`, `@desktop`), by
 * turns, and screens.spec.ts looks at every screen in both. Each worker has an instance of its own.
 * What promises something within seconds is `@in-time`, and has the machine to itself after all others.
 * `sdk` is the embedded server under Firebase's own SDKs, without the application.
 */
export default defineConfig<{ isFloor: boolean }, { listenerCut: ListenerCut }>({
  testDir: './journeys',
  outputDir: '../.cache/test-results',
  globalSetup: './plant-template.ts',
  // Each is a browser, a server and a test; the other tests come after them (scripts/test.ts).
  workers: 2,
  fullyParallel: false,
  // scripts/test.ts names whatever needed it, and lets only a few need it.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // What appears does so when it can; where it has to be soon, the step says so.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/playwright.json' }]],
  use: {
    // Recording every first go costs an eighth of the whole run.
    trace: 'on-first-retry',
    // Every journey is a first visit; offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [...browserFlags, ...briefFlags, `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`],
      env: { ...process.env, ...env } as Record<string, string>,
    },
  },
  projects: [
    { name: 'sdk', testDir: './sdk' },
    // What takes a right away must be seen also where listeners go on for a while, as on Firebase.
    {
      name: 'late-cut',
      grep: /@takes-away/,
      use: { ...phone, locale: 'pt-BR', listenerCut: 'token-life' },
    },
    // The main ways once more without anything that came after the oldest browsers that we are made for.
    { name: 'floor', grep: /@floor/, use: { ...phone, locale: 'pt-BR', isFloor: true } },
    // What runs on one of the phones above has been on a phone.
    { name: 'phone-pt', grepInvert: /@desktop|@takes-away|@floor/, use: { ...phone, locale: 'pt-BR' } },
    { name: 'desktop-en', grepInvert: /@phone/, use: { ...desktop, locale: 'en-US' } },
  ],
})
