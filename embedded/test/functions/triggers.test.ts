import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { adminSdk } from '../../../scripts/server/admin-sdk.ts'
import { openInstance, type TestInstance } from '../support/instance.ts'

let instance: TestInstance
afterEach(() => instance.close())

describe('Firestore triggers', () => {
  it('tell what was before and after, once a change, and nothing when nothing changed', async () => {
    instance = await openInstance()
    await instance.write('traced/a', { text: 'one' })
    await instance.write('traced/a', { text: 'two' })
    await instance.write('traced/a', { text: 'two' })
    await instance.remove('traced/a')
    await instance.write('elsewhere/a', { text: 'one' })
    await instance.server.idle()
    const traces = await instance.list('traces')
    expect(traces).toHaveLength(3)
    const of = (kind: string) => traces.find((trace) => trace.kind === kind)
    expect(of('created')).toMatchObject({ params: { id: 'a' }, before: null, after: { text: 'one' } })
    expect(of('updated')).toMatchObject({ before: { text: 'one' }, after: { text: 'two' } })
    expect(of('deleted')).toMatchObject({ document: 'traced/a', before: { text: 'two' }, after: null })
  })

  it('come soon after the commit', async () => {
    instance = await openInstance()
    await instance.call('whoAmI')
    await instance.write('traced/warm', { text: 'x' })
    await instance.server.idle()
    const since = async (act: () => Promise<unknown>) => {
      const begun = performance.now()
      await act()
      return performance.now() - begun
    }
    // A call goes to the same functions and back: a busy machine takes as many times longer for both.
    const call = await since(() => instance.call('whoAmI'))
    const delivery = await since(async () => {
      await instance.write('traced/b', { text: 'x' })
      while ((await instance.list('traces')).length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
    })
    expect(delivery).toBeLessThan(800 + 20 * call)
  })

  it('are tried again while they fail, and given up visibly', async () => {
    instance = await openInstance()
    await instance.write('stubborn/a', { text: 'x' })
    await instance.write('hopeless/a', { text: 'x' })
    await instance.server.idle()
    expect(await instance.read('attempts/a')).toEqual({ count: 3 })
    expect(instance.server.functions!.deadLetters()).toEqual([
      expect.objectContaining({ kind: 'event', functionName: 'failsAlways', attempts: 1 }),
    ])
  })

  it('lead to the same state when they come late, twice and shuffled', async () => {
    for (const shuffleSeed of [1, 2]) {
      instance = await openInstance({ delivery: { shuffleSeed } })
      const ids = Array.from({ length: 12 }, (_, index) => `n${String(index).padStart(2, '0')}`)
      await Promise.all(ids.map((id) => instance.write(`notes/${id}`, { text: id })))
      await Promise.all(ids.slice(0, 5).map((id) => instance.remove(`notes/${id}`)))
      for (const id of ['t1', 't2', 't3', 't4', 't5', 't6']) await instance.write(`traced/${id}`, { text: 'x' })
      await instance.server.idle()
      expect(await instance.read('summaries/notes')).toEqual({ ids: ids.slice(5) })
      const traces = await instance.list('traces')
      expect(new Set(traces.map(({ id }) => id)).size).toBe(6)
      expect(traces.length).toBeGreaterThan(6)
      if (shuffleSeed < 2) await instance.close()
    }
  })

  it('survive the end of the process, and that the functions were not there yet', async () => {
    const late = 10 * 60_000
    instance = await openInstance({ delivery: { plan: () => [late] } })
    await instance.write('traced/early', { text: 'kept' })
    await instance.call('whoAmI')
    await instance.write('traced/late', { text: 'kept' })
    expect(await instance.list('traces')).toEqual([])
    await instance.restart({ functions: false })
    expect(await instance.list('traces')).toEqual([])
    await instance.restart({ delivery: {}, now: () => Date.now() + late })
    await instance.server.idle()
    expect((await instance.list('traces')).map(({ document }) => document).sort()).toEqual([
      'traced/early',
      'traced/late',
    ])
  })

  it('survive kill -9 between the answer and the delivery', async () => {
    instance = await openInstance({ functions: false })
    const { idToken } = await instance.person('ana')
    await instance.server.stop()
    const script = new URL('../support/instance-process.ts', import.meta.url).pathname
    const child = spawn(process.execPath, [script, instance.dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const documents = 'projects/varanda/databases/(default)/documents'
    const commit = await fetch(`${line.toString().trim()}/v1/${documents}:commit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ writes: [{ update: { name: `${documents}/notes/killed`, fields: {} } }] }),
    })
    expect(commit.status).toBe(200)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    await instance.start()
    await instance.server.idle()
    expect(await instance.read('summaries/notes')).toEqual({ ids: ['killed'] })
  })

  it('are tried again when it was the worker that failed', async () => {
    instance = await openInstance()
    await instance.write('fragile/a', { text: 'x' })
    await expect.poll(() => instance.read('attempts/a'), { timeout: 30_000 }).toEqual({ count: 2 })
    await instance.server.idle()
    expect(instance.server.functions!.deadLetters()).toEqual([])
  })

  it('stand or fall with their commit', async () => {
    instance = await openInstance()
    const name = `${instance.server.firestore.database}/documents/traced/refused`
    const write = { update: { name, fields: {} }, currentDocument: { exists: true } }
    await expect(instance.server.firestore.commit({ kind: 'admin' }, { writes: [write] })).rejects.toThrow()
    await instance.server.idle()
    expect(await instance.list('traces')).toEqual([])
  })
})

describe('Storage triggers', () => {
  it('tell what was stored, replaced, changed and deleted, once each', async () => {
    instance = await openInstance()
    const plane = await adminSdk(instance.server, instance.dataDir)
    const file = plane.bucket.file('media/a b/ç.webp')
    await file.save('one', { resumable: false, metadata: { contentType: 'image/webp', metadata: { kept: 'yes' } } })
    await file.save('three', { resumable: true, metadata: { contentType: 'image/webp' } })
    await file.setMetadata({ metadata: { kept: 'no' } })
    await file.copy(plane.bucket.file('copy'))
    await file.delete()
    await plane.close()
    await instance.server.idle()
    const traces = await instance.list('objects')
    const of = (kind: string) => traces.filter((trace) => trace.kind === kind)
    expect(
      of('finalized')
        .map(({ name, size }) => [name, size])
        .sort(),
    ).toEqual([
      ['copy', '5'],
      ['media/a b/ç.webp', '3'],
      ['media/a b/ç.webp', '5'],
    ])
    expect(
      of('deleted')
        .map(({ size }) => size)
        .sort(),
    ).toEqual(['3', '5'])
    expect(of('metadataUpdated')).toEqual([expect.objectContaining({ kept: 'no', bucket: 'varanda.appspot.com' })])
    expect(traces).toHaveLength(6)
    expect(new Set(traces.map(({ id }) => id)).size).toBe(6)
  })

  it('wait for functions that were not there yet', async () => {
    instance = await openInstance()
    const plane = await adminSdk(instance.server, instance.dataDir)
    await plane.bucket.file('early').save('x', { resumable: false })
    await plane.close()
    await instance.server.idle()
    expect(await instance.list('objects')).toEqual([expect.objectContaining({ name: 'early' })])
  })
})

/** As a script asks the admin plane; fetch would mark itself as a browser. */
function ask(url: string, method: 'GET' | 'POST'): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request(url, { method }, async (answer) => resolve({ status: answer.statusCode, body: await text(answer) }))
      .on('error', reject)
      .end()
  })
}

describe('dead letters', () => {
  it('are listed for the operator, and delivered again', async () => {
    instance = await openInstance({ outbox: true })
    await instance.write('sulky/a', { text: 'a word that is nobody else’s' })
    await instance.server.idle()
    const page = instance.server.outboxUrl!.replace('outbox', 'dead-letters')
    for (const wrong of [page.replace(/key=.*/, 'key=guess'), page.replace(/\?.*/, '')]) {
      expect((await fetch(wrong)).status).toBe(404)
      expect((await fetch(wrong, { method: 'POST', body: new URLSearchParams({ id: '1' }) })).status).toBe(404)
    }
    const shown = await (await fetch(page)).text()
    expect(shown).toContain('not in the mood')
    expect(shown).not.toMatch(/<b>not|nobody else/)
    const list = `${instance.server.adminUrl}/__/dead-letters`
    expect((await ask(list, 'GET')).status).toBe(401)
    instance.openAdminPlane()
    const { deadLetters } = JSON.parse((await ask(list, 'GET')).body) as {
      deadLetters: { id: number; functionName: string }[]
    }
    expect(deadLetters).toEqual([expect.objectContaining({ functionName: 'sulks', attempts: 1 })])
    const again = { method: 'POST', body: new URLSearchParams({ id: String(deadLetters[0]!.id) }) }
    expect((await fetch(page, again)).status).toBe(200)
    await instance.server.idle()
    expect(instance.server.functions!.deadLetters()).toHaveLength(1)
    await instance.write('mood/good', { text: 'x' })
    expect((await ask(`${list}?id=${deadLetters[0]!.id}`, 'POST')).status).toBe(200)
    await instance.server.idle()
    expect(await instance.read('cheered/a')).toEqual({ at: 'last' })
    expect(instance.server.functions!.deadLetters()).toEqual([])
    expect((await ask(`${list}?id=${deadLetters[0]!.id}`, 'POST')).status).toBe(404)
  })
})
