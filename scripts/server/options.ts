import { isIP } from 'node:net'
import { parseArgs } from 'node:util'

export interface StartOptions {
  /** Undefined: 4380 or the next free one. */
  port: number | undefined
  host: string
  data: string
  demo: boolean
  reset: boolean
  /** PEM files; undefined: plain http. */
  certificate: { cert: string; key: string } | undefined
  /** Of plain http that only leads to https; undefined: none. */
  httpPort: number | undefined
  /** Of the loopback plane; undefined: the system chooses. */
  adminPort: number | undefined
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[]
  /** Where people reach the instance when it is not the address that is listened on; no slash at the end. */
  publicUrl: string | undefined
}

/** Whether others than this machine may reach the instance: by its own address, or by a proxy in front of it. */
export function isOpenToOthers({ host, publicUrl, trustProxy }: StartOptions): boolean {
  return (
    !isLoopbackHost(host) || trustProxy.length > 0 || (publicUrl !== undefined && !isLoopbackHost(hostOf(publicUrl)))
  )
}

export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '')

/** Something the person who started the instance can put right; shown as one sentence, without a stack. */
export class StartError extends Error {}

/** The same, where it is this version that could not do what it was rightly told to. */
export class VersionError extends StartError {}

const usage = [
  ...['--port N', '--host NAME', '--data FOLDER', '--no-demo', '--reset', '--cert FILE', '--key FILE', '--http-port N'],
  ...['--admin-port N', '--trust-proxy ADDRESS,…', '--public-url URL'],
].join(', ')

/**
 * Reads the command line; what it leaves out comes from the settings of `.env`, which are called like the options
 * (VARANDA_PORT, VARANDA_TRUST_PROXY). Throws StartError for anything it does not know.
 */
export function readOptions(parameters: string[], settings: Record<string, string | undefined>): StartOptions {
  const text = (name: string, otherwise = '') => ({ type: 'string' as const, default: settings[name] || otherwise })
  try {
    const { values } = parseArgs({
      args: parameters,
      options: {
        port: text('VARANDA_PORT'),
        host: text('VARANDA_HOST', 'localhost'),
        data: text('VARANDA_DATA', 'data'),
        demo: { type: 'boolean', default: true },
        reset: { type: 'boolean', default: false },
        cert: text('VARANDA_CERT'),
        key: text('VARANDA_KEY'),
        'http-port': text('VARANDA_HTTP_PORT'),
        'admin-port': text('VARANDA_ADMIN_PORT'),
        'trust-proxy': text('VARANDA_TRUST_PROXY'),
        'public-url': text('VARANDA_PUBLIC_URL'),
      },
      allowNegative: true,
    })
    const { host, data, demo, reset, cert, key } = values
    for (const name of ['host', 'data'] as const) {
      if (!values[name].trim()) throw new StartError(`--${name} needs a value.`)
    }
    if (Boolean(cert) !== Boolean(key)) throw new StartError('--cert and --key go together.')
    if (values['http-port'] && !cert) throw new StartError('--http-port leads to https, which needs --cert and --key.')
    return {
      host,
      data,
      demo,
      reset,
      port: readPort('port', values.port),
      certificate: cert ? { cert, key } : undefined,
      httpPort: readPort('http-port', values['http-port']),
      adminPort: readPort('admin-port', values['admin-port']),
      trustProxy: readAddresses(values['trust-proxy']),
      publicUrl: readOrigin(values['public-url']),
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${reason(error as Error)}; there are ${usage}.`)
  }
}

/** What node:util says about a command line, without its advice: the first clause, in one line. */
function reason({ message }: Error): string {
  return (message.split(/[.\n]/)[0] ?? message).trim()
}

function readPort(name: string, text: string): number | undefined {
  if (!text) return undefined
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new StartError(`--${name} takes a number from 0 to 65535, not "${text}".`)
  return port
}

function readAddresses(text: string): string[] {
  const addresses = text.split(',').map((address) => address.trim())
  const wrong = text && addresses.find((address) => !isIP(address))
  if (wrong !== undefined && wrong !== '') throw new StartError(`--trust-proxy takes addresses, not "${wrong}".`)
  return addresses.filter(Boolean)
}

function readOrigin(text: string): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new StartError(`--public-url takes an address such as https://casa.example, not "${text}".`)
  }
  return url.origin
}
