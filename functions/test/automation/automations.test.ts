/** Automations by the real functions: what each action does, what it cannot, and what is told of it. */
import { automationLimits } from '@varanda/domain/automation/automation'
import { removeAutomation } from '@varanda/domain/automation/calls/remove-automation'
import { saveAutomation } from '@varanda/domain/automation/calls/save-automation'
import { tryAutomation } from '@varanda/domain/automation/calls/try-automation'
import { undoRun } from '@varanda/domain/automation/calls/undo-run'
import { engineLimits } from '@varanda/domain/automation/engine'
import type { Trigger } from '@varanda/domain/automation/parts'
import { addToCircle } from '@varanda/domain/circle/calls/add-to-circle'
import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { block } from '@varanda/domain/connection/calls/block'
import { type Fact, factKeptMs } from '@varanda/domain/fact/fact'
import { newId, newPostId } from '@varanda/domain/ids'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { changeAudience } from '@varanda/domain/post/calls/change-audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { separate } from '@varanda/domain/post/calls/separate'
import { mentionOf } from '@varanda/domain/post/marks'
import type { Mutes } from '@varanda/domain/post/mutes'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { endUndo, ringAll } from '../harness/alarms.ts'
import { automationsOf, inCircle, parts, usualZone } from '../harness/automations.ts'
import { circlesOf, uidsOf } from '../harness/circles.ts'
import { noticesOf } from '../harness/notices.ts'
import { say } from '../harness/say.ts'
import { openInstance } from '../instance.ts'

const instance = await openInstance()
const { db, server } = instance
const { family, make: makeCircle, groupOf, reads, roster } = circlesOf(instance)
const { make, post, automation, runs } = automationsOf(instance)
afterAll(() => instance.close())

const doc = (path: string) => db.doc(path).get()

describe('what an automation does', () => {
  it('tells of the photo-less post of somebody chosen, once, and says which condition stopped it else', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const byBeto = { kind: 'posts', by: beto.uid } as const
    const id = await make(ana, parts(byBeto, [{ kind: 'notify', by: 'list' }], [{ kind: 'word', word: 'bolo' }]))
    await post(beto, 'Hoje não tem')
    const postId = await post(beto, 'Bôlo de fubá!')
    await post(caio, 'Bolo também')
    const [stopped, acted, ...more] = await runs(ana, id)
    expect(more).toEqual([])
    expect(stopped).toMatchObject({ acted: false, stopped: 'word', happened: { kind: 'post', by: beto.uid } })
    expect(acted).toMatchObject({ acted: true, done: [{ kind: 'notify' }], happened: { postId } })
    expect(acted).not.toHaveProperty('acting')
    const notices = await noticesOf(db, ana)
    expect(notices).toMatchObject([{ kind: 'automation-listed', postId, by: { uid: beto.uid } }])
    expect(await automation(ana, id)).toMatchObject({ acts: 1, on: true })
  })

  it('brings a post of the member’s own to a circle of theirs, and takes it back', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const circle = await makeCircle(ana, 'private', [beto])
    const id = await make(
      ana,
      parts({ kind: 'i-post' }, [{ kind: 'share', circles: [circle] }], [{ kind: 'tag', tag: 'Casamento' }]),
    )
    const to = { connections: false, circles: [], people: [caio.uid], except: [] }
    const postId = await post(ana, 'O vestido #casamento', to)
    expect(await reads(postId, [ana, beto, caio])).toEqual(uidsOf([ana, beto, caio]))
    const [run] = await runs(ana, id)
    expect(run!.done).toEqual([{ kind: 'share', changed: [circle] }])
    await instance.call(undoRun, { automationId: id, runId: run!.id }, ana)
    expect(await reads(postId, [ana, beto, caio])).toEqual(uidsOf([ana, caio]))
    const again = instance.call(undoRun, { automationId: id, runId: run!.id }, ana)
    expect(await instance.refusalOf(again)).toBe('undo-too-late')
    expect(await instance.refusalOf(instance.call(undoRun, { automationId: id, runId: run!.id }, beto))).toBe(
      'undo-too-late',
    )
  })

  it('takes a share back from the audience that stands, not from the one before its member changed it', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    const circle = await makeCircle(ana, 'private', [dora])
    const id = await make(ana, parts({ kind: 'i-post' }, [{ kind: 'share', circles: [circle] }]))
    const people = (...some: (typeof ana)[]) => ({
      connections: false,
      circles: [],
      people: uidsOf(some),
      except: [],
    })
    const posted = []
    for (const text of ['Um', 'Dois', 'Três', 'Quatro']) posted.push(await post(ana, text, people(beto, caio)))
    const done = await runs(ana, id)
    await Promise.all(
      posted.map((postId) => {
        const run = done.find(({ happened }) => happened.postId === postId)!
        const narrower = { ...people(caio), circles: [circle] }
        return Promise.all([
          instance.call(undoRun, { automationId: id, runId: run.id }, ana),
          instance.call(changeAudience, { postId, audience: narrower, together: true }, ana),
        ])
      }),
    )
    for (const postId of posted) expect(await reads(postId, [beto, caio])).toEqual([caio.uid])
  })

  it('waits where it would put two together who are never together', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    await instance.call(separate, { one: beto.uid, other: caio.uid, apart: true }, ana)
    const circle = await makeCircle(ana, 'private', [beto])
    const id = await make(ana, parts({ kind: 'i-post' }, [{ kind: 'share', circles: [circle] }]))
    const postId = await post(ana, 'Festa', { connections: false, circles: [], people: [caio.uid], except: [] })
    expect(await reads(postId, [beto, caio])).toEqual(uidsOf([caio]))
    expect((await runs(ana, id))[0]!.done).toEqual([{ kind: 'share', failed: 'never-together' }])
    expect(await automation(ana, id)).toMatchObject({ waits: 'never-together', acts: 0 })
    expect(await automation(ana, id)).not.toHaveProperty('lastAt')
  })

  it('carries on what two who parted were let see this time, and brings no other pair together by it', async () => {
    const [ana, beto, caio, dora] = await family('Ana', 'Beto', 'Caio', 'Dora')
    await instance.call(separate, { one: beto.uid, other: caio.uid, apart: true }, ana)
    const circle = await makeCircle(ana, 'private', [dora])
    const id = await make(ana, parts({ kind: 'i-post' }, [{ kind: 'share', circles: [circle] }]))
    const send = async () => {
      const postId = newPostId(ana.uid)
      const audience = { connections: false, circles: [], people: [beto.uid, caio.uid], except: [] }
      await instance.call(createPost, { postId, text: 'Festa', audience, together: true }, ana)
      await endUndo(instance)
      return postId
    }
    const both = await send()
    expect(await reads(both, [beto, caio, dora])).toEqual(uidsOf([beto, caio, dora]))
    await instance.call(separate, { one: caio.uid, other: dora.uid, apart: true }, ana)
    const held = await send()
    expect(await reads(held, [beto, caio, dora])).toEqual(uidsOf([beto, caio]))
    const [first, second] = await runs(ana, id)
    expect([first!.done, second!.done]).toEqual([
      [{ kind: 'share', changed: [circle] }],
      [{ kind: 'share', failed: 'never-together' }],
    ])
  })

  it('never shares what is somebody else’s, nor into a circle that is not the member’s', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const [dora, eli] = await family('Dora', 'Eli')
    const theirs = await makeCircle(dora, 'private', [eli])
    const share = parts({ kind: 'posts', by: beto.uid }, [{ kind: 'share', circles: [theirs] }])
    expect(await instance.refusalOf(make(ana, share))).toBe('bad-input')
    const id = await make(ana, parts({ kind: 'i-post' }, [{ kind: 'share', circles: [theirs] }]))
    const other = await make(ana, parts({ kind: 'i-post' }, [{ kind: 'post', circle: theirs, text: 'Oi' }]))
    const postId = await post(ana, 'Meu', { connections: false, circles: [], people: [beto.uid], except: [] })
    expect(await reads(postId, [beto, dora, eli])).toEqual(uidsOf([beto]))
    expect((await runs(ana, id))[0]!.done).toMatchObject([{ failed: 'circle-unknown' }])
    expect((await runs(ana, other))[0]!.done).toMatchObject([{ failed: 'circle-unknown' }])
  })

  it('learns nothing of a circle whose posts its member does not hold', async () => {
    const [ana] = await family('Ana')
    const [dora, eli] = await family('Dora', 'Eli')
    const group = await groupOf(dora, [eli])
    const id = await make(ana, parts({ kind: 'posts', in: group }, [{ kind: 'notify', by: 'list' }]))
    const one = await make(
      ana,
      parts({ kind: 'posts', by: dora.uid }, [{ kind: 'notify', by: 'list' }], [{ kind: 'photo' }]),
    )
    await post(dora, 'Só nosso', inCircle(group))
    expect([await runs(ana, id), await runs(ana, one)]).toEqual([[], []])
  })

  it('ends within the hour what was left half done, also where nothing would come back to it', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const writing = (circle: string) => parts({ kind: 'joined' }, [{ kind: 'post', circle, text: 'Oi' }])
    const what = writing(await makeCircle(ana, 'private', [beto]))
    const id = await make(ana, what)
    const half = (parts: typeof what, minutesAgo: number) => ({
      ...{ at: Timestamp.fromMillis(Date.now() - minutesAgo * 60_000), happened: { kind: 'joined', by: beto.uid } },
      ...{ acted: true, acting: true, parts, chain: [id], expiresAt: Timestamp.fromMillis(Date.now() + factKeptMs) },
    })
    const planted = { old: half(what, 60), lost: half(writing('nobodys'), 60), fresh: half(what, 1) }
    // What is not to be ended yet holds up nobody, however much of it there is.
    const ahead = Array.from({ length: 120 }, (_, n) => [`a${n}`, half(what, 1)] as const)
    const batch = db.batch()
    for (const [name, run] of [...Object.entries(planted), ...ahead]) {
      batch.set(db.doc(paths.automationRun(ana.uid, id, name)), run)
    }
    await batch.commit()
    await instance.call(saveAutomation, { automationId: id, parts: what, zone: usualZone, on: false } as never, ana)
    await server.functions!.runSchedule('keepInstance')
    await server.idle()
    const found = Object.fromEntries((await runs(ana, id)).map((run) => [run.id, run]))
    const { made } = found.old!.done![0]!
    expect((await doc(paths.post(made!))).get('text')).toBe('Oi')
    expect(found.lost!.done).toMatchObject([{ kind: 'post', failed: 'circle-unknown' }])
    expect([found.old!.acting, found.lost!.acting, found.fresh!.acting]).toEqual([undefined, undefined, true])
  })

  it('writes a prepared text with what is put in, and takes it back', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const group = await groupOf(ana, [beto, caio])
    const text = '{name} contou em {circle}. Quem viu?'
    const id = await make(ana, parts({ kind: 'posts', by: beto.uid }, [{ kind: 'post', circle: group, text }]))
    await post(beto, 'Novidade')
    const [run] = await runs(ana, id)
    const made = run!.done![0]!.made!
    const written = await doc(paths.post(made))
    expect(written.get('text')).toBe(`${beto.name} contou em Primos. Quem viu?`)
    expect(written.get('chain')).toEqual([id])
    expect(await reads(made, [ana, beto, caio])).toEqual(uidsOf([ana, beto, caio]))
    await instance.call(undoRun, { automationId: id, runId: run!.id }, ana)
    expect(await reads(made, [ana, beto, caio])).toEqual([])
  })

  it('keeps a post that mentions the member, silences who did it, and takes both back', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const what = parts({ kind: 'said', what: 'mention' }, [{ kind: 'save' }, { kind: 'mute', days: 7 }])
    const id = await make(ana, what)
    const postId = await post(beto, `Olha, ${mentionOf(ana.uid)}`)
    const entry = () => doc(paths.entry(ana.uid, postId))
    expect((await entry()).get('savedAt')).toBeInstanceOf(Timestamp)
    const mutes = async () => (await doc(paths.mutes(ana.uid))).data() as Mutes
    expect(Object.keys((await mutes()).people!)).toEqual([beto.uid])
    const [run] = await runs(ana, id)
    await instance.call(undoRun, { automationId: id, runId: run!.id }, ana)
    expect((await entry()).get('savedAt')).toBeUndefined()
    expect((await mutes()).people).toEqual({})
  })

  it('gives back a silence that its owner had chosen, and takes none that they chose since', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const id = await make(ana, parts({ kind: 'said', what: 'mention' }, [{ kind: 'mute', days: 7 }]))
    const place = instance.db.doc(paths.mutes(ana.uid))
    const until = async () => ((await place.get()).data() as Mutes).people?.[beto.uid]?.toMillis()
    const chosen = Timestamp.fromMillis(Date.now() + 2 * day)
    await place.set({ people: { [beto.uid]: chosen } } satisfies Mutes)
    const [first] = await ranAfter(() => post(beto, `Olha, ${mentionOf(ana.uid)}`))
    expect(await until()).toBeGreaterThan(Date.now() + 6 * day)
    await instance.call(undoRun, { automationId: id, runId: first!.id }, ana)
    expect(await until()).toBe(chosen.toMillis())
    const [second] = await ranAfter(() => post(beto, `De novo, ${mentionOf(ana.uid)}`))
    const longer = Timestamp.fromMillis(Date.now() + 20 * day)
    await place.set({ people: { [beto.uid]: longer } } satisfies Mutes)
    await instance.call(undoRun, { automationId: id, runId: second!.id }, ana)
    expect(await until()).toBe(longer.toMillis())

    async function ranAfter(act: () => Promise<unknown>) {
      const before = new Set((await runs(ana, id)).map((run) => run.id))
      await act()
      return (await runs(ana, id)).filter((run) => !before.has(run.id))
    }
  })

  it('hears comments and reactions on what is the member’s, not of whom a block keeps apart', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    await instance.connect(beto, caio)
    const id = await make(ana, parts({ kind: 'said', what: 'comment' }, [{ kind: 'notify', by: 'list' }]))
    const withPhoto = parts({ kind: 'said', what: 'comment' }, [{ kind: 'notify', by: 'list' }], [{ kind: 'photo' }])
    const stopped = await make(ana, withPhoto)
    const postId = await post(ana, 'Almoço')
    await say(db, postId, beto, 'Eu vou')
    await server.idle()
    await instance.call(block, { uid: caio.uid }, ana)
    await say(db, postId, caio, 'Eu também')
    await server.idle()
    const byBeto = { kind: 'comment', by: beto.uid, postId }
    expect((await runs(ana, id)).map(({ happened }) => happened)).toEqual([byBeto])
    // Of what a condition stops nothing is written down either, nor shown by a trial.
    expect(await runs(ana, stopped)).toMatchObject([{ stopped: 'photo', happened: byBeto }])
    const tried = await instance.call(
      tryAutomation,
      { automationId: newId(), parts: withPhoto, zone: usualZone } as never,
      ana,
    )
    expect(tried).toMatchObject({ actCount: 0, stopCount: 1, stops: [{ by: beto.uid }] })
  })

  it('hears of whoever came by the link, also of who reads by mail alone, and a trial says the same', async () => {
    const [ana] = await family('Ana')
    const what = parts({ kind: 'joined' }, [{ kind: 'notify', by: 'list' }])
    const id = await make(ana, what)
    const at = Timestamp.now()
    const guests = { 'link-joined': newId(), 'link-joined-by-mail': newId() }
    for (const [kind, by] of Object.entries(guests)) {
      const fact = { kind, source: paths.acceptance('either', by), at, by, readyAt: at, about: [ana.uid] }
      const expiresAt = Timestamp.fromMillis(at.toMillis() + factKeptMs)
      await db.doc(paths.fact(newId())).create({ ...fact, expiresAt })
    }
    await server.idle()
    const came = Object.values(guests).toSorted()
    expect((await runs(ana, id)).map(({ happened }) => happened.by).toSorted()).toEqual(came)
    const tried = await instance.call(
      tryAutomation,
      { automationId: newId(), parts: what, zone: usualZone } as never,
      ana,
    )
    expect(tried.acts.map(({ by }) => by).toSorted()).toEqual(came)
  })

  it('acts once on each of many facts that come in one moment, and loses nothing of what each changes', async () => {
    const [ana] = await family('Ana')
    const ids = [
      await make(ana, parts({ kind: 'joined' }, [{ kind: 'mute', days: 1 }])),
      await make(ana, parts({ kind: 'joined' }, [{ kind: 'mute', days: 3 }])),
    ]
    const guests = Array.from({ length: 30 }, () => newId())
    const at = Timestamp.now()
    const batch = db.batch()
    for (const by of guests) {
      const fact: Fact = {
        ...{ kind: 'link-joined', source: paths.acceptance('many', by), at, by, readyAt: at, about: [ana.uid] },
        expiresAt: Timestamp.fromMillis(at.toMillis() + factKeptMs),
      }
      batch.create(db.doc(paths.fact(newId())), fact)
    }
    await batch.commit()
    await server.idle()
    for (const id of ids) {
      const all = await runs(ana, id)
      expect(all.map(({ happened }) => happened.by).toSorted()).toEqual(guests.toSorted())
      expect(all.filter(({ acting, done }) => acting || done?.length !== 1)).toEqual([])
      expect(await automation(ana, id)).toMatchObject({ acts: guests.length, today: { acts: guests.length } })
    }
    const mutes = (await doc(paths.mutes(ana.uid))).data() as Mutes
    expect(Object.keys(mutes.people ?? {}).toSorted()).toEqual(guests.toSorted())
    expect((await noticesOf(db, ana)).filter(({ kind }) => kind === 'link-joined')).toHaveLength(guests.length)
  })

  it('is taken back as far as it is still there', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const circle = await makeCircle(ana, 'private', [beto])
    const writes = { kind: 'post', circle, text: 'Oi' } as const
    const id = await make(ana, parts({ kind: 'posts', by: beto.uid }, [writes, { kind: 'mute', days: 7 }]))
    await post(beto, 'Novidade')
    const [run] = await runs(ana, id)
    const made = run!.done![0]!.made!
    await instance.call(deletePost, { postId: made }, ana)
    await db.doc(paths.post(made)).delete()
    await instance.call(undoRun, { automationId: id, runId: run!.id }, ana)
    expect(((await doc(paths.mutes(ana.uid))).data() as Mutes).people).toEqual({})
    expect((await runs(ana, id))[0]!.done).toMatchObject([{ undone: true }, { undone: true }])
  })

  it('leaves alone what its member kept or put together by themselves since', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const circle = await makeCircle(ana, 'private')
    const id = await make(ana, parts({ kind: 'posts', by: beto.uid }, [{ kind: 'save' }, { kind: 'add', circle }]))
    const postId = await post(beto, 'Receita')
    const [run] = await runs(ana, id)
    const entry = db.doc(paths.entry(ana.uid, postId))
    const kept = Timestamp.fromMillis(Date.now() + 1000)
    await entry.update({ savedAt: kept })
    await instance.call(removeFromCircle, { circleId: circle, uid: beto.uid }, ana)
    await instance.call(addToCircle, { circleId: circle, people: [beto.uid] }, ana)
    await instance.call(undoRun, { automationId: id, runId: run!.id }, ana)
    expect((await entry.get()).get('savedAt')).toEqual(kept)
    expect(Object.keys((await roster(circle)).people).toSorted()).toEqual(uidsOf([ana, beto]).toSorted())
  })

  it('puts who did it into a private circle, if its member may, and takes them out', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const circle = await makeCircle(ana, 'private')
    const id = await make(ana, parts({ kind: 'posts', by: beto.uid }, [{ kind: 'add', circle }]))
    await post(beto, 'Oi')
    expect(Object.keys((await roster(circle)).people).toSorted()).toEqual(uidsOf([ana, beto]).toSorted())
    const [run] = await runs(ana, id)
    await instance.call(undoRun, { automationId: id, runId: run!.id }, ana)
    expect(Object.keys((await roster(circle)).people)).toEqual([ana.uid])
    const undone = instance.call(removeFromCircle, { circleId: circle, uid: beto.uid }, ana)
    expect(await instance.refusalOf(undone)).toBe('none')
  })
})

describe('what an automation does not tell', () => {
  it('is who follows a public circle or is in a group or a private circle of somebody else', async () => {
    const [ana, beto, caio] = await family('Ana', 'Beto', 'Caio')
    const [dora] = await family('Dora')
    await instance.connect(dora, beto)
    const followed = await makeCircle(dora, 'public')
    await instance.call(followCircle, { circleId: followed }, beto)
    const circles = [followed, await groupOf(dora, [beto]), await makeCircle(dora, 'private', [beto])]
    const told = async (circle: string) => {
      const said = []
      for (const by of [beto, caio]) {
        const id = await make(ana, parts({ kind: 'posts', by: by.uid }, [{ kind: 'add', circle }]))
        await post(by, 'Oi')
        said.push((await runs(ana, id)).map(({ done }) => done))
        await instance.call(removeAutomation, { automationId: id }, ana)
      }
      return said
    }
    const refused = (failed: string) => [[[{ kind: 'add', failed }]], [[{ kind: 'add', failed }]]]
    for (const circle of circles) expect(await told(circle)).toEqual(refused('circle-unknown'))
    // Of one that its member follows too, it is refused all the same.
    await instance.call(followCircle, { circleId: followed }, ana)
    expect(await told(followed)).toEqual(refused('not-yours-to-change'))
  })
})

describe('its limits', () => {
  it('are twenty for a member, changed under their own id', async () => {
    const [ana] = await family('Ana')
    const what = parts({ kind: 'i-post' }, [{ kind: 'save' }])
    const ids = []
    for (let n = 0; n < engineLimits.automations; n += 1) ids.push(await make(ana, what))
    expect(await instance.refusalOf(make(ana, what))).toBe('too-many-automations')
    expect(await instance.refusalOf(make(ana, what, ids[3]))).toBe('none')
    await instance.call(removeAutomation, { automationId: ids[0]! }, ana)
    expect(await instance.refusalOf(make(ana, what))).toBe('none')
  })

  it('end a chain over several members after three, and none acts on its own', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const group = await groupOf(ana, [beto])
    const answer = (text: string) => [{ kind: 'post' as const, circle: group, text }]
    const all = [
      [ana, await make(ana, parts({ kind: 'posts', in: group }, answer('Ping')))],
      [beto, await make(beto, parts({ kind: 'posts', in: group }, answer('Pong')))],
      [ana, await make(ana, parts({ kind: 'posts', in: group }, answer('Ping 2')))],
      [beto, await make(beto, parts({ kind: 'i-post' }, answer('Eco')))],
    ] as const
    await post(beto, 'Começou', inCircle(group))
    const every = (await Promise.all(all.map(([who, id]) => runs(who, id)))).flat()
    expect(new Set(every.flatMap(({ stopped }) => stopped ?? []))).toEqual(new Set(['itself', 'depth']))
    const chains = every.flatMap(({ chain }) => (chain ? [chain] : []))
    expect(Math.max(...chains.map(({ length }) => length))).toBe(engineLimits.depth)
    for (const chain of chains) expect(new Set(chain).size).toBe(chain.length)
  })

  it('switch it off after a hundred acts on one day, and say so', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const id = await make(ana, parts({ kind: 'posts', by: beto.uid }, [{ kind: 'save' }]))
    await post(beto, 'Primeiro')
    const { today } = (await automation(ana, id))!
    await db.doc(paths.automation(ana.uid, id)).update({ today: { ...today, acts: engineLimits.actsPerDay } })
    await post(beto, 'Um demais')
    expect(await automation(ana, id)).toMatchObject({ on: false, hears: [], stopped: { why: 'cap' } })
    expect((await runs(ana, id)).at(-1)).toMatchObject({ acted: false, stopped: 'cap' })
    expect(await noticesOf(db, ana)).toMatchObject([{ kind: 'automation-stopped' }])
    await post(beto, 'Depois')
    expect(await runs(ana, id)).toHaveLength(2)
  })

  it('hold for who may not act themselves', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const id = await make(ana, parts({ kind: 'posts', by: beto.uid }, [{ kind: 'save' }]))
    await db.doc(paths.standing(ana.uid)).update({ status: 'slowed' })
    const postId = await post(beto, 'Oi')
    expect((await runs(ana, id))[0]!.done).toMatchObject([{ failed: 'not-active' }])
    expect((await doc(paths.entry(ana.uid, postId))).get('savedAt')).toBeUndefined()
  })
})

describe('a time', () => {
  it('is caught up once within a day, and recorded where it is older', async () => {
    const [ana] = await family('Ana')
    const group = await groupOf(ana, [])
    const daily = { kind: 'time', every: 'day', at: '08:00' } as const
    const id = await make(ana, parts(daily, [{ kind: 'post', circle: group, text: 'Bom dia, {circle}' }]))
    const { nextAt } = (await automation(ana, id))!
    // The house slept for three days.
    const asleep = Timestamp.fromMillis(nextAt!.toMillis() - 3 * 24 * 60 * 60_000)
    await db.doc(paths.automation(ana.uid, id)).update({ nextAt: asleep })
    await ringAll(instance, 'run-automation')
    await ringAll(instance, 'run-automation')
    const all = await runs(ana, id)
    expect(all.filter(({ acted }) => acted)).toHaveLength(1)
    expect(all.flatMap(({ stopped }) => stopped ?? [])).toEqual(['missed', 'missed'])
    expect((await automation(ana, id))!.nextAt!.toMillis()).toBe(nextAt!.toMillis())
  })

  it('rings no more once it is switched off', async () => {
    const [ana] = await family('Ana')
    const daily = { kind: 'time', every: 'day', at: '08:00' } as const
    const what = parts(daily, [{ kind: 'notify', by: 'list' }])
    const id = await make(ana, what)
    const off = { automationId: id, parts: what, zone: usualZone, on: false }
    await instance.call(saveAutomation, off as never, ana)
    await ringAll(instance, 'run-automation')
    expect(await runs(ana, id)).toEqual([])
    expect(await automation(ana, id)).not.toHaveProperty('nextAt')
  })
})

describe('a trial', () => {
  it('says what the same automation did, and changes nothing', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const what = parts({ kind: 'posts', by: beto.uid }, [{ kind: 'save' }], [{ kind: 'word', word: 'bolo' }])
    const id = await make(ana, what)
    const first = await post(beto, 'Bolo')
    await post(beto, 'Pão')
    const input = { automationId: newId(), parts: what, zone: usualZone }
    const tried = await instance.call(tryAutomation, input as never, ana)
    expect(tried).toMatchObject({ actCount: 1, stopCount: 1, sawAll: true })
    expect(tried.acts).toMatchObject([{ kind: 'post', by: beto.uid, postId: first, excerpt: 'Bolo' }])
    expect(tried.stops).toMatchObject([{ stopped: 'word', excerpt: 'Pão' }])
    const real = await runs(ana, id)
    expect(real.map(({ stopped }) => stopped)).toEqual([undefined, 'word'])
    expect((await doc(paths.automation(ana.uid, input.automationId))).exists).toBe(false)
  })

  it('looks at the newest of what its trigger hears of, and says where there was more', async () => {
    const [ana, beto] = await family('Ana', 'Beto')
    const now = Date.now()
    const minutesAgo = (n: number) => Timestamp.fromMillis(now - n * 60_000)
    // It was told long ago.
    const readyAt = Timestamp.fromMillis(now + factKeptMs)
    const plantFact = (name: string, kind: Fact['kind'], source: string, n: number) => {
      const fact: Fact = { kind, source, at: minutesAgo(n), by: newId(), readyAt, about: [ana.uid], expiresAt: readyAt }
      return [paths.fact(`${name} ${ana.uid} ${n}`), fact] as const
    }
    const plantTip = (n: number) => {
      const tip = { to: ana.uid, from: beto.uid, supporter: 1, way: 'pix', kind: 'tip', amount: 500, currency: 'BRL' }
      const at = minutesAgo(30 * n)
      // Those of longer ago come first by their names.
      const name = String(9999 - n)
      return [paths.tip(ana.uid, name), { ...tip, state: 'confirmed', rev: 1, at, changedAt: at }] as const
    }
    const many = Array.from({ length: automationLimits.trialSees + 5 }, (_, n) => n)
    const joined = [1, 2, 3]
    const planted = [
      ...many.map((n) => plantFact('a', 'reaction-made', paths.reaction('gone', newId()), n)),
      ...joined.map((n) => plantFact('z', 'link-joined', paths.acceptance('z', newId()), n)),
      ...many.map(plantTip),
    ]
    for (let start = 0; start < planted.length; start += 400) {
      const batch = db.batch()
      for (const [place, data] of planted.slice(start, start + 400)) batch.set(db.doc(place), data)
      await batch.commit()
    }
    const tryOf = (trigger: Trigger) => {
      const input = { automationId: newId(), parts: parts(trigger, [{ kind: 'notify', by: 'list' }]), zone: usualZone }
      return instance.call(tryAutomation, input as never, ana)
    }
    expect(await tryOf({ kind: 'joined' })).toMatchObject({ actCount: joined.length, sawAll: true })
    expect(await tryOf({ kind: 'said', what: 'reaction' })).toMatchObject({ actCount: 0, sawAll: false })
    const supported = await tryOf({ kind: 'supported' })
    expect(supported).toMatchObject({ actCount: automationLimits.trialSees, sawAll: false })
    expect(supported.acts[0]!.at).toBe(minutesAgo(0).toDate().toISOString())
  })
})
