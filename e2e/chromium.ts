/**
 * The browser of the tests: what CHROMIUM_PATH names, else (on Linux x64) the Chromium inside the npm package
 * @sparticuz/chromium, unpacked once per version into node_modules/.cache together with the libraries it was built
 * with. Elsewhere the system's Chrome, else undefined: Playwright then uses its own browser.
 */
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'

/** Where Chrome and Chromium are usually installed. */
const systemChromes = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

export interface Browser {
  executablePath: string | undefined
  env: Record<string, string>
}

const flags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/** Started as root or in a container, Chromium has no sandbox; and it must not call home. */
export const browserFlags: readonly string[] = flags

export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  if (named) return { executablePath: named, env: {} }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { executablePath: systemChromes.find(existsSync), env: {} }
  const folder = await unpack()
  return { executablePath: join(folder, 'chromium'), env: { LD_LIBRARY_PATH: join(folder, 'lib') } }
}

async function unpack(): Promise<string> {
  const source = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))))
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  const folder = fileURLToPath(new URL(`../node_modules/.cache/chromium-${version}`, import.meta.url))
  if (existsSync(folder)) return folder
  const half = `${folder}.${process.pid}`
  mkdirSync(half, { recursive: true })
  const bin = (name: string) => join(source, 'bin', name)
  await pipeline(
    createReadStream(bin('chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(half, 'chromium')),
  )
  chmodSync(join(half, 'chromium'), 0o755)
  for (const archive of ['al2023.tar.br', 'swiftshader.tar.br']) {
    untar(brotliDecompressSync(readFileSync(bin(archive))), half)
  }
  try {
    // Whole or not at all: another process may be doing the same.
    renameSync(half, folder)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** POSIX ustar, as far as these archives use it: folders, files and symbolic links. */
function untar(archive: Buffer, folder: string): void {
  const text = (start: number, length: number) => archive.toString('utf8', start, start + length).replace(/\0.*$/s, '')
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0; ) {
    const prefix = text(at + 345, 155)
    const path = join(folder, prefix ? `${prefix}/${text(at, 100)}` : text(at, 100))
    const size = Number.parseInt(text(at + 124, 12), 8) || 0
    const kind = text(at + 156, 1)
    if (kind === '5') mkdirSync(path, { recursive: true })
    else {
      mkdirSync(dirname(path), { recursive: true })
      if (kind === '2') symlinkSync(text(at + 157, 100), path)
      else if (kind === '' || kind === '0')
        writeFileSync(path, archive.subarray(at + 512, at + 512 + size), { mode: 0o755 })
    }
    at += 512 + Math.ceil(size / 512) * 512
  }
}
