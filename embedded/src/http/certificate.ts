/** A TLS certificate in two PEM files, read again when they change: whoever renews it need not restart the server. */
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import type { Log } from '../log.ts'

export interface CertificateFiles {
  /** The certificate, and those that lead to a known root. */
  cert: string
  key: string
}

export interface Pem {
  cert: Buffer
  key: Buffer
}

const LOOK_EVERY_MS = 10_000

/** The files are missing, cannot be read, or do not belong together. */
export class CertificateError extends Error {
  constructor(message: string) {
    super(`The certificate cannot be used: ${message}.`)
    this.name = 'CertificateError'
  }
}

/** Throws CertificateError. */
export function readCertificate(files: CertificateFiles): Pem {
  try {
    const pem = { cert: readFileSync(files.cert), key: readFileSync(files.key) }
    if (!new X509Certificate(pem.cert).checkPrivateKey(createPrivateKey(pem.key))) {
      throw new Error(`${files.key} is not its key`)
    }
    return pem
  } catch (error) {
    throw new CertificateError(error instanceof Error ? error.message : String(error))
  }
}

/** Whether the certificate that is there at the start is for this name or address. */
export function namesOf(files: CertificateFiles): (hostname: string) => boolean {
  const certificate = new X509Certificate(readCertificate(files).cert)
  return (hostname) =>
    (isIP(hostname) ? certificate.checkIP(hostname) : certificate.checkHost(hostname.toLowerCase())) !== undefined
}

/**
 * Calls `changed` with what the files hold once they differ. Half a change, as between the writing of the two files, is
 * waited out: the old certificate stays. Answers the function that ends the watch.
 */
export function watchCertificate(
  files: CertificateFiles,
  changed: (pem: Pem) => void,
  log: Log,
  everyMs = LOOK_EVERY_MS,
): () => void {
  const seen = () => [files.cert, files.key].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join()
  let known = seen()
  const timer = setInterval(() => {
    try {
      // A folder that is shut by now, or a share that is away, throws here.
      const now = seen()
      if (now === known) return
      changed(readCertificate(files))
      known = now
    } catch (error) {
      log({ severity: 'WARNING', message: 'A changed certificate was not taken yet', error })
    }
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
