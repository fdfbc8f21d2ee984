import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initializeApp } from 'firebase/app'
import { getFunctions, httpsCallable } from 'firebase/functions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInstance, type TestInstance } from '../support/instance.ts'

let instance: TestInstance
beforeAll(async () => {
  instance = await openInstance()
})
afterAll(() => instance.close())

describe('callable functions', () => {
  it('know who calls, or that nobody does', async () => {
    const { idToken } = await instance.person('caller-1')
    await instance.server.auth.admin.update('caller-1', { claims: { role: 'admin' } })
    const fresh = await instance.server.auth.signIn.begin(instance.server.auth.accounts.byUid('caller-1')!, 'password')
    expect((await instance.call('whoAmI', { a: [1] }, fresh.idToken)).result).toEqual({
      uid: 'caller-1',
      role: 'admin',
      data: { a: [1] },
    })
    expect((await instance.call('whoAmI', 1, idToken)).result).toMatchObject({ uid: 'caller-1', role: null })
    expect((await instance.call('whoAmI')).result).toEqual({ uid: null, role: null, data: null })
  })

  it('answer through the web SDK, in pieces too', async () => {
    const app = initializeApp({ projectId: 'varanda', apiKey: 'x', appId: '1:0:web:x' }, 'functions-sdk')
    const functions = getFunctions(app, `${instance.server.url}/__/fn`)
    expect((await httpsCallable(functions, 'whoAmI')({ b: 2 })).data).toMatchObject({ data: { b: 2 } })
    await expect(httpsCallable(functions, 'refuse')()).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { code: 'not-yours' },
    })
    const { stream, data } = await httpsCallable(functions, 'countUp').stream()
    const pieces: unknown[] = []
    for await (const piece of stream) pieces.push(piece)
    expect(pieces).toEqual([1, 2, 3])
    expect(await data).toBe('done')
  })

  it('keep their defects to themselves', async () => {
    const { status, error } = await instance.call('defect')
    expect(status).toBe(500)
    expect(error).toEqual({ status: 'INTERNAL', message: 'INTERNAL' })
    expect(instance.logs.some((entry) => JSON.stringify(entry).includes('an inner secret'))).toBe(true)
  })

  it('reach identity and Firestore as administrators', async () => {
    const { idToken } = await instance.person('caller-2')
    expect((await instance.call('promote', { role: 'user' }, idToken)).result).toEqual({ role: 'user' })
  })

  it('are told apart from what is not callable', async () => {
    for (const name of ['remember', 'tick', 'onCreated', 'nothing', '__proto__', 'constructor']) {
      expect((await instance.call(name)).status, name).toBe(404)
    }
    const get = await fetch(`${instance.server.url}/__/fn/whoAmI`)
    expect(get.status).toBe(400)
    const broken = await fetch(`${instance.server.url}/__/fn/whoAmI`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect(broken.status).toBe(400)
  })

  it('log into the server, with their severity', async () => {
    await instance.call('shout')
    await expect
      .poll(() => instance.logs)
      .toContainEqual(
        expect.objectContaining({ source: 'functions', severity: 'WARNING', message: 'careful', step: 3 }),
      )
    await expect
      .poll(() => instance.logs)
      .toContainEqual({
        source: 'functions',
        severity: 'INFO',
        message: 'plain words',
      })
  })
})

describe('https functions', () => {
  it('answer at their own address and through hosting, with the path each shows', async () => {
    const direct = await fetch(`${instance.server.url}/__/fn/page/a/b?x=1`)
    expect(await direct.json()).toMatchObject({ path: '/a/b', method: 'GET', raw: null })
    const rewritten = await fetch(`${instance.server.url}/page/a`, {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-cloudtasks-taskname': 'forged', cookie: 'a=1; __session=mine' },
    })
    expect(await rewritten.json()).toMatchObject({
      path: '/page/a',
      cookie: '__session=mine',
      taskName: null,
      from: '127.0.0.1',
    })
    expect(rewritten.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('may hand a token out as the session cookie: it leaves as it came, and is checked when it is back', async () => {
    const { idToken } = await instance.person('cookie-1')
    const url = `${instance.server.url}/__/fn/page`
    const login = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${idToken}` } })
    const [cookie] = login.headers.getSetCookie()
    expect(cookie).toContain(`__session=${idToken}`)
    const seen = async (session: string) => {
      const response = await fetch(url, { headers: { cookie: `__session=${session}` } })
      return ((await response.json()) as { cookie: string | null }).cookie
    }
    const inner = await seen(idToken)
    expect(inner).toMatch(/^__session=[\w-]+\.[\w-]+\.$/)
    expect(await seen(inner!.slice('__session='.length))).toBeNull()
    expect(await seen(`${idToken.slice(0, -4)}AAAA`)).toBeNull()
  })

  it('get a shared key of a webhook, and no token that is not ours', async () => {
    const url = `${instance.server.url}/__/fn/page`
    const withHeader = (authorization: string) => fetch(url, { headers: { authorization } })
    expect(await (await withHeader('Basic abc')).json()).toMatchObject({ authorization: 'Basic abc' })
    for (const bad of ['Bearer owner', 'Bearer a.b.c', 'bearer  eyJhbGciOiJub25lIn0.e30.', 'Token x.y.z']) {
      expect((await withHeader(bad)).status, bad).toBe(401)
    }
  })
})

describe('a worker that dies', () => {
  it.each(['crash', 'crashLater', 'leave'])(
    'by %s harms no other call, not even one inside, and is replaced',
    async (crash) => {
      const { idToken } = await instance.person(`by-${crash}`)
      const slow = instance.call('wait', { ms: 800 })
      expect((await instance.call(crash)).error).toEqual({ status: 'INTERNAL', message: 'INTERNAL' })
      expect((await fetch(`${instance.server.url}/`)).status).toBe(200)
      expect((await instance.call('whoAmI', null, idToken)).result).toMatchObject({ uid: `by-${crash}` })
      expect((await slow).result).toBe('waited')
    },
  )

  it('for want of the memory that it declared ends no call of functions that declare less', async () => {
    const slow = instance.call('wait', { ms: 6000 })
    expect((await instance.call('hoard')).error).toEqual({ status: 'INTERNAL', message: 'INTERNAL' })
    expect((await slow).result).toBe('waited')
    expect((await instance.call('hoard')).error).toEqual({ status: 'INTERNAL', message: 'INTERNAL' })
  })

  it('or that does not answer in time is reported, and one in a loop is replaced', async () => {
    expect((await instance.call('forget')).error?.status).toBe('DEADLINE_EXCEEDED')
    expect((await instance.call('spin')).error?.status).toBe('DEADLINE_EXCEEDED')
    expect((await instance.call('whoAmI')).status).toBe(200)
  })

  it('or loops, though it may go on for long, holds new calls up for a few seconds only', async () => {
    const begun = performance.now()
    const spinning = instance.call('spinLong').catch(() => null)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const url = `${instance.server.url}/__/fn/whoAmI`
    const ask = () =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"data":null}',
        signal: AbortSignal.timeout(1500),
      }).then(
        ({ status }) => status,
        () => 0,
      )
    while ((await ask()) !== 200) expect(performance.now() - begun).toBeLessThan(15_000)
    expect(performance.now() - begun).toBeLessThan(15_000)
    await instance.restart()
    await spinning
  })
})

describe('functions that cannot be loaded', () => {
  it('are said to be unavailable, with the reason in the log; the rest of the instance works', async () => {
    const functionsDir = mkdtempSync(join(tmpdir(), 'varanda-broken-'))
    writeFileSync(join(functionsDir, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(functionsDir, 'index.js'), "import './not-there.js'")
    const other = await openInstance({ functionsDir })
    expect(await other.call('whoAmI')).toMatchObject({ status: 503, error: { status: 'UNAVAILABLE' } })
    expect(other.logs).toContainEqual(
      expect.objectContaining({ severity: 'ERROR', message: expect.stringContaining('not-there.js') }),
    )
    expect((await fetch(other.server.url)).status).toBe(200)
    await other.close()
    rmSync(functionsDir, { recursive: true })
  })
})

describe('task queues', () => {
  it('deliver, retry and give up as declared', async () => {
    await instance.call('enqueue', { payload: { n: 1, failUntil: 1 } })
    await instance.call('enqueue', { payload: { n: 2, failUntil: 99 } })
    await instance.server.idle()
    const runs = await instance.list('tasks')
    const retriesOf = (n: number) =>
      runs
        .filter(({ data }) => (data as { n: number }).n === n)
        .map(({ retryCount }) => retryCount)
        .sort()
    expect(retriesOf(1)).toEqual([0, 1])
    expect(retriesOf(2)).toEqual([0, 1, 2])
    expect(runs[0]).toMatchObject({ queueName: 'remember' })
    expect(instance.server.functions!.deadLetters()).toContainEqual(
      expect.objectContaining({ kind: 'task', functionName: 'remember', attempts: 3 }),
    )
  })

  it('take a named task once, and only in their own region', async () => {
    const named = { payload: { n: 3 }, options: { id: 'only-once' } }
    expect((await instance.call('enqueue', named)).status).toBe(200)
    await instance.server.idle()
    const again = await instance.call('enqueue', named)
    expect(again.error?.status).toBe('INTERNAL')
    expect(instance.logs.some((entry) => JSON.stringify(entry).includes('task-already-exists'))).toBe(true)
    expect((await instance.list('tasks')).filter(({ id }) => id === 'only-once')).toHaveLength(1)
    expect((await instance.call('enqueue', { payload: {}, location: 'us-central1' })).status).toBe(500)
  })

  it('go to the function of their queue alone, and not to what a task names itself', async () => {
    const address = `https://southamerica-east1-${instance.server.projectId}.cloudfunctions.net/remember`
    const enqueue = async (uri: string) =>
      (await instance.call('enqueue', { payload: { n: 5 }, options: { uri } })).status
    expect(await enqueue(address)).toBe(200)
    expect(await enqueue(address.replace('remember', 'paced'))).toBe(500)
    expect(await enqueue('https://elsewhere.example/remember')).toBe(500)
    expect(JSON.stringify(instance.logs)).toContain("The queue's function is at")
  })

  it('wait for the time they are given', async () => {
    const begun = Date.now()
    await instance.call('enqueue', { payload: { n: 4 }, options: { scheduleDelaySeconds: 1 } })
    expect((await instance.list('tasks')).some(({ data }) => (data as { n: number }).n === 4)).toBe(false)
    await instance.server.idle()
    expect((await instance.list('tasks')).some(({ data }) => (data as { n: number }).n === 4)).toBe(true)
    expect(Date.now() - begun).toBeGreaterThan(900)
  })

  const inRegion = { location: 'southamerica-east1', id: null, headers: {}, scheduleAt: null }

  it('are tried again after their deadline, however long their function may take', async () => {
    const body = JSON.stringify({ data: {} })
    await instance.server.functions!.tasks.add({ ...inRegion, queue: 'linger', body, deadlineMs: 100 })
    await expect
      .poll(async () => (await instance.list('lingers')).map(({ retryCount }) => retryCount).sort(), {
        timeout: 20_000,
      })
      .toEqual([0, 1])
    await instance.server.idle()
    const deadline = async (dispatchDeadlineSeconds: number) =>
      (await instance.call('enqueue', { payload: { n: 6 }, options: { dispatchDeadlineSeconds } })).status
    expect(await deadline(1800)).toBe(200)
  })

  it('begin as often in a second as they declare', async () => {
    const body = JSON.stringify({ data: {} })
    for (let n = 0; n < 16; n++) await instance.server.functions!.tasks.add({ ...inRegion, queue: 'paced', body })
    await instance.server.idle()
    const times = (await instance.list('paces')).map(({ at }) => Number(at)).sort((a, b) => a - b)
    expect(times).toHaveLength(16)
    // Fifteen pauses of 100 ms; what the first of them begins late is little beside so many.
    expect(times.at(-1)! - times[0]!).toBeGreaterThan(1200)
  })

  it('run as many at once as they declare, and hold up neither each other nor a trigger', async () => {
    const other = await openInstance()
    const { tasks } = other.server.functions!
    const add = (queue: string, data: object) => tasks.add({ ...inRegion, queue, body: JSON.stringify({ data }) })
    await Promise.all(Array.from({ length: 700 }, () => add('hang', {})))
    await expect.poll(async () => (await other.call('howManyHang')).result).toBe(20)
    const begun = Date.now()
    await add('remember', { n: 1 })
    await other.write('traced/a', { text: 'x' })
    await expect.poll(() => other.list('tasks'), { timeout: 5000 }).toHaveLength(1)
    await expect.poll(() => other.list('traces'), { timeout: 5000 }).toHaveLength(1)
    expect(Date.now() - begun).toBeLessThan(5000)
    expect((await other.call('howManyHang')).result).toBe(20)
    await other.close()
  })
})

describe('schedules', () => {
  it('run when asked to, and an unknown form is named at the start', async () => {
    await instance.server.functions!.runSchedule('tick')
    await instance.server.idle()
    expect(await instance.list('ticks')).toHaveLength(1)
    expect(instance.logs).toContainEqual(
      expect.objectContaining({
        message: 'The schedule "2nd friday of fortnight 09:00" of odd is not supported; it will not run',
      }),
    )
  })

  it('run one after the other, also when several of one are due', async () => {
    await instance.call('whoAmI')
    await Promise.all(Array.from({ length: 3 }, () => instance.server.functions!.runSchedule('dwell')))
    await instance.server.idle()
    expect(await instance.list('dwelt')).toEqual([{ atOnce: 1 }, { atOnce: 1 }, { atOnce: 1 }])
  })

  it('are tried again as often as they declare', async () => {
    await instance.call('whoAmI')
    await instance.server.functions!.runSchedule('stumble')
    await expect.poll(async () => (await instance.list('stumbles')).length).toBe(3)
    await instance.server.idle()
    expect(instance.server.functions!.deadLetters().map(({ functionName }) => functionName)).not.toContain('stumble')
  })

  it('that were missed while nothing ran are made up for, once', async () => {
    const other = await openInstance()
    await other.call('whoAmI')
    await other.server.idle()
    expect(await other.list('ticks')).toEqual([])
    const later = 3 * 24 * 60 * 60 * 1000
    await other.restart({ now: () => Date.now() + later })
    await other.call('whoAmI')
    await other.server.idle()
    expect(await other.list('ticks')).toHaveLength(1)
    await other.restart({ now: () => Date.now() + later })
    await other.call('whoAmI')
    await other.server.idle()
    expect(await other.list('ticks')).toHaveLength(1)
    await other.close()
  })
})

it('a worker that dies leaves no lock behind', async () => {
  await instance.call('lockAndDie')
  const { firestore } = instance.server
  const name = `${firestore.database}/documents/notes/locked`
  const began = performance.now()
  const fields = { text: { stringValue: 'free' } }
  await firestore.commit({ kind: 'admin' }, { writes: [{ update: { name, fields } }] })
  // A transaction that nobody ends is over after a minute, and who waits for it gives up after twenty seconds.
  expect(performance.now() - began).toBeLessThan(5_000)
})
