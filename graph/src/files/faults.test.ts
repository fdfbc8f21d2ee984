import { networkFiles as en } from '@varanda/domain/graph/messages/en/network-files'
import { networkFiles as pt } from '@varanda/domain/graph/messages/pt/network-files'
import { networkFileFaults } from '@varanda/domain/graph/network-file-fault'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { badFiles } from '../../test/bad-files.ts'
import { faultOf, readFiles, wholeFile } from '../../test/file-kit.ts'
import { networks } from '../../test/network-arbitrary.ts'
import { mostPeople, mostTies } from '../network.ts'
import { FileFault } from './file-fault.ts'
import { formats } from './formats.ts'
import { longestId, mostBytes } from './limits.ts'
import { cleanName } from './read/clean-name.ts'
import { joinBytes } from './write/join-bytes.ts'
import { zip } from './write/zip.ts'

const marks = [...'<>&"\'/=![]{},:;-?\\\n\0'].map((character) => character.charCodeAt(0))

describe('a bad file is refused for what is wrong with it', () => {
  it.each(badFiles.map(([what, ...file]) => ({ what, file })))('$what', async ({ file: [content, code, line] }) => {
    const fault = await faultOf(content)
    expect([fault.code, fault.line]).toEqual([code, line ?? fault.line])
  })
})

const [small] = fc.sample(networks({ names: fc.constantFrom('Ana & "Bia"', 'João', '😀') }), { numRuns: 1, seed: 5 })

/** Reads what may be broken: a network that keeps its limits, or a `FileFault`. */
async function readAnyhow(bytes: Uint8Array): Promise<'read' | 'refused'> {
  try {
    const { people, ties } = (await readFiles(bytes)).network
    for (let tie = 0; tie < ties.count; tie++) {
      expect(Math.max(ties.from[tie]!, ties.to[tie]!)).toBeLessThan(people.count)
      expect(ties.from[tie]).not.toBe(ties.to[tie])
    }
    for (const name of people.names) expect(name).toBe(cleanName(name))
    return 'read'
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    expect(networkFileFaults).toContain(error.code)
    return 'refused'
  }
}

describe.each(formats)('%s', (format) => {
  it('that breaks off anywhere is refused', async () => {
    const whole = wholeFile(small!, format)
    // The space behind the last bracket is no loss.
    const needed = format === 'csv' ? whole.length : new TextDecoder().decode(whole).trimEnd().length
    expect(await readAnyhow(whole)).toBe('read')
    for (let end = 0; end < needed; end++) expect(await readAnyhow(whole.subarray(0, end)), `at ${end}`).toBe('refused')
  })

  it('with anything changed is read or refused', async () => {
    const whole = wholeFile(small!, format)
    const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.oneof(fc.nat(255), fc.constantFrom(...marks)) })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const changed = whole.slice()
        for (const { at, byte } of changes) changed[at] = byte
        await readAnyhow(changed)
      }),
      { numRuns: 300, seed: 8 },
    )
  })
})

it('tables that break off anywhere are read or refused', async () => {
  const table = new TextEncoder().encode('id,label,born\r\n1,"Ana ""Nana"" Souza",1990-12-31\r\n2,"João, Zé",\r\n')
  for (let end = 0; end < table.length; end++) await readAnyhow(table.subarray(0, end))
  expect((await faultOf(table.subarray(0, 25))).code).toBe('syntax')
})

describe('limits', () => {
  it('a file larger than what is read is not looked at', async () => {
    expect((await faultOf(new Uint8Array(mostBytes), '{')).code).toBe('too-large')
  })

  it('two tables are one network, two networks are not', async () => {
    expect((await faultOf('{"nodes":[{"id":1}]}', '{"nodes":[{"id":1}]}')).code).toBe('too-many-files')
    expect((await faultOf('id\n1', 'id\n2')).code).toBe('too-many-files')
    expect((await faultOf('id\n1', 'source,target\n1,1', 'id\n2')).code).toBe('too-many-files')
  })

  it('a zip of more files than anybody makes of a network is refused, not read in part', async () => {
    const entries = Array.from({ length: 65 }, (_, n) => ({ name: `${n}.txt`, parts: [] }))
    const tables = { name: 'people.csv', parts: [new TextEncoder().encode('id\n1')] }
    expect((await faultOf(joinBytes([...zip([...entries, tables])]))).code).toBe('too-many-files')
  })

  it('a fault in one of two files names it', async () => {
    const fault = await faultOf('source,target\n1,2\n1,3', 'id\n1\n2')
    expect([fault.code, fault.file, fault.line, fault.detail]).toEqual(['unknown-person', 'file-0', 3, '3'])
  })

  it('more ties than a network holds are refused, more that are told twice are not', async () => {
    const ids = Array.from({ length: 1_500 }, (_, id) => id)
    const people = `id\n${ids.join('\n')}`
    const pairs = ids.flatMap((a) => ids.slice(0, a).map((b) => `${a},${b}`))
    expect(pairs.length).toBeGreaterThan(mostTies)
    expect((await faultOf(people, `source,target\n${pairs.join('\n')}`)).code).toBe('too-many-ties')
    const fewer = pairs.slice(0, 700_000)
    const thrice = await readFiles(people, `source,target\n${[...fewer, ...fewer, ...fewer].join('\n')}`)
    expect([thrice.network.ties.count, thrice.report.merged]).toEqual([700_000, 1_400_000])
  })
})

describe('words', () => {
  it('name nothing but what a fault has', () => {
    for (const words of [pt, en]) {
      const said = [...Object.values(words.faults), words.line, words.lineOfFile].join()
      expect(new Set(said.match(/\{\w*\}/g))).toEqual(new Set(['{detail}', '{line}', '{file}']))
    }
  })

  it('say the limits there are', () => {
    expect([mostPeople, mostTies, mostBytes / 2 ** 20, longestId]).toEqual([100_000, 1_000_000, 200, 200])
    expect(en.faults['too-many-people']).toContain('100,000')
    expect(en.faults['too-large']).toContain('200 MB')
  })

  it('show no part of a file that could pass for something else', async () => {
    const fault = await faultOf(`id,born\n1,\u202E\u0007${'<b>'.repeat(100)}`)
    expect(fault.detail).toBe('<b>'.repeat(20))
  })
})
