import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readZip } from '../../../scripts/read-zip.ts'
import { directoryRow, endRecord, endSize, localHeader } from '../../src/account/export/zip.ts'

describe('a ZIP file', () => {
  it('is read by another program: names, bytes and times', async () => {
    const at = { year: 2026, month: 11, day: 22, hour: 16, minute: 40, second: 30 }
    const texts = { 'álbum/café.txt': 'Domingo na casa da vó', 'vazio.txt': '' }
    let body = Buffer.alloc(0)
    let directory = Buffer.alloc(0)
    for (const [name, text] of Object.entries(texts)) {
      const bytes = Buffer.from(text)
      const entry = { name, size: bytes.length, crc: crc32(bytes), at }
      directory = Buffer.concat([directory, directoryRow(entry, body.length)])
      body = Buffer.concat([body, localHeader(entry), bytes])
    }
    const end = endRecord({ entries: 2, size: directory.length, offset: body.length })
    expect(end.length).toBe(endSize)
    const read = await readZip(Buffer.concat([body, directory, end]))
    expect([...read].map(([name, { bytes }]) => [name, bytes.toString()])).toEqual(Object.entries(texts))
    expect(read.get('vazio.txt')!.at).toEqual(new Date(2026, 10, 22, 16, 40, 30))
  })
})
