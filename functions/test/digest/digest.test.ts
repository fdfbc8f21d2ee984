/** A digest, from the alarm to the mailbox: what it says, what it never says, and when it does not come. */
import { createHash } from 'node:crypto'
import { peopleNames } from '@varanda/design/scenes/gallery'
import { type Capability, capabilityIdOf } from '@varanda/domain/capability/capability'
import { type Circle, usualRules } from '@varanda/domain/circle/circle'
import { reactionPart } from '@varanda/domain/digest/answer-button'
import { digestLimits } from '@varanda/domain/digest/digest'
import { newId } from '@varanda/domain/ids'
import { drawnPhoto, takenPhoto } from '@varanda/domain/member/photo'
import { portraitObjects } from '@varanda/domain/member/portrait'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { mentionOf } from '@varanda/domain/post/marks'
import { rates } from '@varanda/domain/rates'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DigestHouse, openDigestHouse } from '../harness/digest/digest-house.ts'
import { wardOf } from '../harness/ward.ts'
import type { Person } from '../instance.ts'

let house: DigestHouse
let photo: Buffer

beforeAll(async () => {
  house = await openDigestHouse()
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 60 }
  photo = await sharp({ create: { width: 480, height: 320, channels: 3, background: '#a50', noise } })
    .webp()
    .toBuffer()
})
afterAll(() => house.close())

const doc = (path: string) => house.instance.db.doc(path)
async function received(reader: Person) {
  await house.ring(reader)
  return house.mailsTo(reader)
}

describe('a digest', () => {
  it('tells what others posted, with names, words, photo, who sees it and two buttons', async () => {
    const ivo = await house.reader()
    await house.post(house.ana, `A Farofa dormiu. ${mentionOf(house.beto.uid)} viu?`, {
      photo: { bytes: photo, alt: 'Farofa' },
    })
    await house.post(house.beto, 'Bolo <b>quente</b>', { minutesAgo: 30 })
    await house.post(ivo, 'Do próprio leitor')
    const [one, ...more] = await received(ivo)
    expect(more).toEqual([])
    const { mail, raw } = one!
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(mail.subject).toBe('A semana da família: Beto e Ana')
    expect(mail.html).toContain('lang="pt-BR"')
    for (const said of ['A semana da família, Leitor1', 'Duas novidades', 'A Farofa dormiu. Beto viu?']) {
      expect(mail.text).toContain(said)
    }
    expect(mail.html).toContain('Bolo &lt;b&gt;quente&lt;/b&gt;')
    expect(mail.text).not.toContain('Do próprio leitor')
    expect(mail.text).toMatch(/Beto(?: e mais \d+)? (?:vê|veem) isto/)
    expect(mail.text).toContain('Você recebe isto todo domingo, às 9h.')
    expect(mail.html).toContain('alt="Foto de Ana: Farofa"')

    // The photo is attached, and nothing in the mail is fetched from anywhere.
    const kinds = mail.attachments.map(({ mimeType, disposition }) => [mimeType, disposition].join())
    // The mark, the flower, and the photo; who posted chose no portrait.
    expect(kinds).toEqual(['image/png,inline', 'image/png,inline', 'image/jpeg,inline'])
    for (const { contentId } of mail.attachments) expect(mail.html).toContain(`cid:${contentId?.slice(1, -1)}`)
    expect(mail.html).not.toMatch(/src="http|url\(/)
    expect(raw.length).toBeLessThan(300_000)

    expect(header('list-id')).toBe('Varanda <digest.varanda.example>')
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('auto-submitted')).toBe('auto-generated')
    expect(header('x-auto-response-suppress')).toBe('All')
    expect(header('feedback-id')).toMatch(/^digest:mail:varanda:\w{5,15}$/)
    // Nobody is known by what a forwarded mail says of its making.
    expect(mail.messageId).not.toContain(ivo.uid)
  })

  it('opens its buttons by one secret, of which the hash alone is stored', async () => {
    const ivo = await house.reader()
    const postId = await house.post(house.ana, 'Com botão')
    const [one] = await received(ivo)
    const token = /answer\?token=([A-Za-z0-9]+)\.0/.exec(one!.mail.text ?? '')?.[1] ?? ''
    const capability = (await doc(paths.capability(await capabilityIdOf(token))).get()).data() as Capability
    const [digest] = await house.digestsOf(ivo)
    const thing = paths.digest(ivo.uid, digest!.day)
    expect(capability).toMatchObject({ kind: 'answer', owner: ivo.uid, thing })
    expect(capability.until!.toMillis() - digest!.at.toMillis()).toBe(digestLimits.keptMs)
    expect(digest!.posts).toContain(postId)
    expect(one!.mail.text).toContain(`${token}.0#${reactionPart}`)
    expect(JSON.stringify(await house.mailOf(ivo))).not.toContain(token)
    expect(await house.mailOf(ivo)).toMatchObject({ state: 'sent' })
  })

  it('has no button where its reader wants none', async () => {
    const ivo = await house.reader()
    await doc(paths.noticeWishes(ivo.uid)).update({ answersByMail: false } satisfies Partial<NoticeWishes>)
    // What follows from that moves the alarm, too.
    await house.instance.server.idle()
    await house.post(house.ana, 'Sem botão')
    const [one] = await received(ivo)
    expect(one!.mail.text).toContain('Sem botão')
    expect(`${one!.mail.text}${one!.mail.html}`).not.toContain('/answer')
    expect(one!.mail.text).not.toContain('Os botões')
    const own = house.instance.db.collection('capabilities').where('owner', '==', ivo.uid)
    expect((await own.where('kind', '==', 'answer').get()).size).toBe(0)
  })

  it('comes once a day, and not at all where nothing is new', async () => {
    const ivo = await house.reader({ rhythm: 'daily' })
    await house.post(house.ana, 'Uma vez')
    expect(await received(ivo)).toHaveLength(1)
    await house.post(house.ana, 'Outra')
    expect(await received(ivo)).toHaveLength(1)
    const late = await house.reader({ rhythm: 'daily' })
    await doc(paths.entry(late.uid, 'x')).delete()
    for (const one of (await house.instance.db.collection(paths.feed(late.uid)).get()).docs) await one.ref.delete()
    expect(await received(late)).toEqual([])
    expect(await house.digestsOf(late)).toEqual([])
    const alarm = await doc(paths.alarm(`send-digest_${late.uid}`)).get()
    expect(alarm.get('at').toMillis()).toBeGreaterThan(Date.now())
  })

  it('comes once, however long the house was away, and the next one at its hour', async () => {
    const ivo = await house.reader({ rhythm: 'daily', hour: 20 })
    await house.post(house.ana, 'De anteontem', { minutesAgo: 20 * 60 })
    const place = doc(paths.alarm(`send-digest_${ivo.uid}`))
    await place.update({ at: Timestamp.fromMillis(Date.now() - 3 * 86_400_000) })
    for (let minute = 0; minute < 3; minute += 1) {
      await house.instance.server.functions!.runSchedule('claimAlarms')
      await house.instance.server.idle()
    }
    expect(house.mailsTo(ivo)).toHaveLength(1)
    const next = (await place.get()).get('at').toDate() as Date
    expect(next.getTime()).toBeGreaterThan(Date.now())
    expect(new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', timeZone: 'America/Sao_Paulo' }).format(next)).toBe('20')
  })

  it('moves with the wish and the zone of its member', async () => {
    const ivo = await house.reader({ rhythm: 'daily', hour: 20 })
    const alarm = async () => (await doc(paths.alarm(`send-digest_${ivo.uid}`)).get()).get('at')?.toDate() as Date
    const hourIn = (at: Date, timeZone: string) =>
      new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', timeZone }).format(at)
    const before = await alarm()
    await doc(paths.noticeWishes(ivo.uid)).update({ zone: 'Asia/Kathmandu' })
    await house.instance.server.idle()
    const after = await alarm()
    expect([hourIn(before, 'America/Sao_Paulo'), hourIn(after, 'Asia/Kathmandu')]).toEqual(['20', '20'])
    await doc(paths.noticeWishes(ivo.uid)).update({ 'digest.rhythm': 'never' })
    await house.instance.server.idle()
    expect(await alarm()).toBeUndefined()
  })

  it('goes on where the last one ended', async () => {
    const ivo = await house.reader()
    await house.post(house.ana, 'Já contado', { minutesAgo: 180 })
    await house.post(house.ana, 'Ainda não contado', { minutesAgo: 20 })
    const at = Timestamp.fromMillis(Date.now() - 90 * 60_000)
    const expiresAt = Timestamp.fromMillis(Date.now() + digestLimits.answerableMs)
    await doc(paths.digest(ivo.uid, '2020-01-01')).set({ day: '2020-01-01', at, posts: [], answered: {}, expiresAt })
    const [one] = await received(ivo)
    expect(one!.mail.text).toContain('Ainda não contado')
    expect(one!.mail.text).not.toContain('Já contado')
  })

  it('shows who posted by the drawing or the photo that they chose, and by a letter without', async () => {
    const ivo = await house.reader()
    const portraitId = newId()
    const portrait = portraitObjects.rendition(house.beto.uid, portraitId, 'small')
    await house.instance.bucket.file(portrait).save(photo, { resumable: false })
    const chosen = async (who: Person, photo: string | FieldValue) => doc(paths.user(who.uid)).update({ photo })
    const faces = async () => {
      await house.post(house.ana, 'De Ana', { people: [ivo.uid] })
      await house.post(house.beto, 'De Beto', { people: [ivo.uid] })
      const { mail } = (await received(ivo)).at(-1)!
      return mail.attachments.flatMap(({ contentId, mimeType, content }) =>
        contentId?.startsWith('<face-') ? { mimeType, bytes: (content as ArrayBuffer).byteLength } : [],
      )
    }
    await chosen(house.ana, drawnPhoto(peopleNames[0]!))
    await chosen(house.beto, takenPhoto(portraitId))
    const attached = await faces()
    expect(attached.map(({ mimeType }) => mimeType).sort()).toEqual(['image/jpeg', 'image/png'])
    for (const { bytes } of attached) expect(bytes).toBeLessThan(8_000)
    await chosen(house.ana, FieldValue.delete())
    await chosen(house.beto, takenPhoto(newId()))
    const again = await house.reader()
    await house.post(house.ana, 'Sem retrato', { people: [again.uid] })
    await house.post(house.beto, 'Retrato que se foi', { people: [again.uid] })
    const { mail } = (await received(again)).at(-1)!
    expect(mail.attachments.map(({ contentId }) => contentId)).toEqual(['<mark@varanda>', '<flower@varanda>'])
    expect(mail.html).toMatch(/aria-hidden="true">B<.*aria-hidden="true">A</s)
    await chosen(house.beto, FieldValue.delete())
  })

  it('says how many more there are, and stays small with twelve photos', async () => {
    const ivo = await house.reader()
    for (const one of (await house.instance.db.collection(paths.feed(ivo.uid)).get()).docs) await one.ref.delete()
    const long = `${'palavra '.repeat(600)}fim`
    for (let n = 0; n < digestLimits.items + 3; n += 1) {
      await house.post(house.ana, long, { people: [ivo.uid], minutesAgo: 10 + n, photo: { bytes: photo } })
    }
    const [one] = await received(ivo)
    const { mail, raw } = one!
    expect(mail.text).toContain('E mais 3 posts')
    expect(mail.text).not.toContain('fim\n')
    expect(mail.attachments.filter(({ mimeType }) => mimeType === 'image/jpeg')).toHaveLength(digestLimits.pictures)
    expect(raw.length).toBeLessThan(300_000)
    expect(Buffer.byteLength(mail.html ?? '')).toBeLessThan(100_000)
  })
})

describe('a digest never tells', () => {
  it('what its reader can no longer read when it is sent', async () => {
    const withdraw: Record<string, (postId: string, reader: Person) => Promise<unknown>> = {
      'a copy that was taken': (postId, { uid }) => doc(paths.entry(uid, postId)).delete(),
      'a post that is deleted': (postId) => doc(paths.post(postId)).update({ deleted: true }),
      'what may not leave by mail': (postId) => doc(paths.post(postId)).update({ mail: false }),
      'an author who was blocked': (_, { uid }) =>
        doc(paths.block(uid, house.ana.uid)).set({ uid: house.ana.uid, name: 'Ana', at: Timestamp.now() }),
      'an author who blocked': (_, { uid }) =>
        doc(paths.block(house.ana.uid, uid)).set({ uid, name: 'Leitor', at: Timestamp.now() }),
      'an author who is muted': (_, { uid }) =>
        doc(paths.mutes(uid)).set({ people: { [house.ana.uid]: Timestamp.fromMillis(Date.now() + 60_000) } }),
      'a post that is muted': (postId, { uid }) =>
        doc(paths.mutes(uid)).set({ posts: { [postId]: Timestamp.fromMillis(Date.now() + 60_000) } }),
    }
    for (const [what, undo] of Object.entries(withdraw)) {
      const ivo = await house.reader()
      const postId = await house.post(house.ana, 'Segredo de Ana', { people: [ivo.uid] })
      await house.post(house.beto, 'Isto fica', { people: [ivo.uid] })
      await undo(postId, ivo)
      const [one] = await received(ivo)
      expect(one!.mail.text, what).toContain('Isto fica')
      expect(one!.raw + one!.mail.text, what).not.toContain('Segredo')
      const [digest] = await house.digestsOf(ivo)
      expect(digest!.posts, what).not.toContain(postId)
    }
  })

  it('what a circle keeps from mail since', async () => {
    const ivo = await house.reader()
    const postId = await house.post(house.ana, 'De um círculo', { people: [ivo.uid] })
    const rules = { ...usualRules('private'), mail: false }
    const circle: Circle = { name: 'Primos', owner: house.ana.uid, kind: 'private', createdAt: Timestamp.now(), rules }
    await doc(paths.circle('quieto')).set(circle)
    await doc(paths.postAudience(postId)).update({ circles: ['quieto'] })
    expect(await received(ivo)).toEqual([])
  })

  it('children by name or face, of a group that was made for playdates', async () => {
    const ivo = await house.reader()
    const lia = await wardOf(house.instance, house.ana)
    await house.instance.connect(ivo, lia)
    await doc(paths.user(lia.uid)).update({ photo: drawnPhoto(peopleNames[0]!) })
    const options = { people: [ivo.uid] }
    const text = `${mentionOf(lia.uid)} vem, ${mentionOf(house.beto.uid)} traz`
    const usual = await house.post(house.ana, text, options)
    const [planned, hers] = [await house.post(house.ana, text, options), await house.post(lia, 'Oba', options)]
    const circle: Circle = { name: 'Praça', owner: house.ana.uid, kind: 'group', createdAt: Timestamp.now() }
    await doc(paths.circle('usual')).set(circle)
    await doc(paths.postAudience(usual)).update({ circles: ['usual'] })
    await doc(paths.circle('playdates')).set({ ...circle, template: 'playdates' } satisfies Circle)
    for (const one of [planned, hers]) await doc(paths.postAudience(one)).update({ circles: ['playdates'] })
    const [one] = await received(ivo)
    const said = `${one!.mail.subject} ${one!.mail.text}`
    expect(said.match(/\bLia\b/g)).toHaveLength(1)
    expect(said).toContain('Lia vem, Beto traz')
    expect(said).toContain('alguém vem, Beto traz')
    expect(said).toContain('Oba')
    const faces = (mail: typeof one) =>
      mail!.mail.attachments.filter(({ contentId }) => contentId?.startsWith('<face-'))
    expect(faces(one)).toEqual([])

    // What names her elsewhere in the same mail gives her no face here.
    const tia = await house.reader()
    const [open, kept] = [
      await house.post(lia, 'Aberto', { people: [tia.uid] }),
      await house.post(lia, 'Fechado', { people: [tia.uid] }),
    ]
    await doc(paths.postAudience(open)).update({ circles: ['usual'] })
    await doc(paths.postAudience(kept)).update({ circles: ['playdates'] })
    const [both] = await received(tia)
    expect(both!.mail.text).toContain('Fechado')
    expect(faces(both)).toHaveLength(1)
    expect(both!.mail.html!.split('cid:face-')).toHaveLength(2)
  })

  it('words, photos or what they show, where its reader wants names alone', async () => {
    const ivo = await house.reader({ show: 'names' })
    await house.post(house.ana, 'Palavra secreta', {
      photo: { bytes: photo, alt: 'Retrato secreto' },
      people: [ivo.uid],
    })
    await house.post(house.beto, 'Outra secreta', { people: [ivo.uid] })
    const [one] = await received(ivo)
    const { mail, raw } = one!
    expect(`${mail.subject} ${mail.text} ${mail.html} ${raw}`).not.toMatch(/secret/i)
    // Neither photos nor portraits: the mark and the flower of its buttons.
    expect(mail.attachments.map(({ contentId }) => contentId)).toEqual(['<mark@varanda>', '<flower@varanda>'])
    expect(mail.text).toContain('Postou uma foto')
    expect(await house.digestsOf(ivo)).toMatchObject([{ namesOnly: true }])
  })
})

describe('no digest comes', () => {
  it.each<[string, (reader: Person) => Promise<unknown>]>([
    ['while its reader is suspended', ({ uid }) => doc(paths.standing(uid)).update({ status: 'suspended' })],
    ['where all mails are turned off', ({ uid }) => doc(paths.mailWishes(uid)).set({ notifications: false })],
    ['where it is turned off', ({ uid }) => doc(paths.noticeWishes(uid)).set({ digest: { rhythm: 'never' } })],
    [
      'while nobody showed that the address is theirs',
      ({ uid }) => doc(paths.contact(uid)).update({ isShown: FieldValue.delete() }),
    ],
    ['where nobody knows the address', ({ uid }) => doc(paths.contact(uid)).update({ email: '' })],
  ])('%s', async (_, stop) => {
    const ivo = await house.reader()
    await house.post(house.ana, 'Novo')
    await stop(ivo)
    expect(await received(ivo)).toEqual([])
    expect(await house.digestsOf(ivo)).toEqual([])
  })

  it('where the instance has sent all that it may today: it comes tomorrow, once', async () => {
    const ivo = await house.reader()
    await house.post(house.ana, 'Novo')
    const [today] = rates['digest-mail'].windows
    const counter = createHash('sha256').update(`digest-mail ${today!.seconds} `).digest('hex')
    const before = (await doc(paths.rateLimit(counter)).get()).get('count')
    await doc(paths.rateLimit(counter)).update({ count: today!.most })
    expect(await received(ivo)).toEqual([])
    const wait = (await doc(paths.alarm(`send-digest_${ivo.uid}`)).get()).get('at').toMillis() - Date.now()
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThan(48 * 3_600_000)
    await doc(paths.rateLimit(counter)).update({ count: before })
    expect(await received(ivo)).toHaveLength(1)
  })
})

describe('the links of its foot', () => {
  it('stop it, or its words, without signing in; a scanner does neither', async () => {
    const ivo = await house.reader()
    await house.post(house.ana, 'Novo')
    const [one] = await received(ivo)
    const wish = async () => (await doc(paths.noticeWishes(ivo.uid)).get()).get('digest')
    const linkOf = (label: string) => new RegExp(`${label}: (\\S+)`).exec(one!.mail.text ?? '')?.[1] ?? ''
    const header = one!.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    expect(header.replaceAll(/\s|[<>]/g, '')).toBe(linkOf('Parar este resumo'))
    expect(await (await fetch(linkOf('Só os nomes'))).text()).toContain('só os nomes de quem postou')
    expect((await fetch(linkOf('Parar este resumo'), { method: 'POST' })).status).toBe(200)
    expect(await wish()).toMatchObject({ rhythm: 'weekly', show: 'words' })
    const press = (link: string, said: Record<string, string>) =>
      fetch(link, { method: 'POST', body: new URLSearchParams(said) })
    await press(linkOf('Só os nomes'), { answer: 'stop' })
    expect(await wish()).toMatchObject({ rhythm: 'weekly', show: 'names', hour: 9 })
    await press(linkOf('Parar este resumo'), { 'List-Unsubscribe': 'One-Click' })
    expect(await wish()).toMatchObject({ rhythm: 'never', show: 'names', hour: 9 })
    await house.instance.server.idle()
    expect((await doc(paths.alarm(`send-digest_${ivo.uid}`)).get()).exists).toBe(false)
  })
})
