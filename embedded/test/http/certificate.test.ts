/** A certificate that is renewed beside a running server, by a program that may get in its own way. */
import { mkdtempSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { watchCertificate } from '../../src/http/certificate.ts'
import type { LogEntry } from '../../src/log.ts'

const tls = (name: string) => new URL(`../fixtures/tls/${name}.pem`, import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'varanda-certificate-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('that cannot be looked at for a while is told, and taken once it can', async () => {
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  await copyFile(tls('cert'), files.cert)
  await copyFile(tls('key'), files.key)
  const logged: LogEntry[] = []
  let taken = 0
  const stop = watchCertificate(
    files,
    () => {
      taken += 1
    },
    (entry) => logged.push(entry),
    10,
  )
  try {
    unlinkSync(files.cert)
    // A link to itself, which no look survives.
    symlinkSync(files.cert, files.cert)
    await expect.poll(() => logged.length).toBeGreaterThan(0)
    expect(taken).toBe(0)
    unlinkSync(files.cert)
    await copyFile(tls('cert'), files.cert)
    await expect.poll(() => taken).toBe(1)
  } finally {
    stop()
  }
})
