/** A house whose members get digests, through a mail server on this machine. */
import type { Digest } from '@varanda/domain/digest/digest'
import type { DigestWish } from '@varanda/domain/digest/digest-wish'
import { newId, newPostId } from '@varanda/domain/ids'
import type { MailDocument } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import { forConnections, forPeople } from '@varanda/domain/post/audience'
import { entryOf, othersOf } from '@varanda/domain/post/entry'
import { objects } from '@varanda/domain/post/media'
import type { Post } from '@varanda/domain/post/post'
import { Timestamp } from 'firebase-admin/firestore'
import type { ServerOptions } from '../../../../embedded/src/server.ts'
import { type Received, type SmtpSink, smtpSink } from '../../../../embedded/test/support/smtp-sink.ts'
import { type Instance, openInstance, type Person } from '../../instance.ts'
import { setDue } from '../alarms.ts'

export interface DigestHouse {
  instance: Instance
  sink: SmtpSink
  ana: Person
  beto: Person
  /** A new member who knows both and wants digests. */
  reader(wish?: Partial<DigestWish>): Promise<Person>
  /** A post of so many minutes ago, as its author's connections, or these people, hold it. */
  post(
    author: Person,
    text: string,
    options?: { people?: readonly string[]; photo?: Photo; minutesAgo?: number },
  ): Promise<string>
  /** The member's digest is due now; what it comes to is over when this answers. */
  ring(reader: Person): Promise<void>
  /** What arrived for them. */
  mailsTo(reader: Person): Received[]
  mailOf(reader: Person): Promise<MailDocument<'digest'> | undefined>
  digestsOf(reader: Person): Promise<Digest[]>
  close(): Promise<void>
}

interface Photo {
  bytes: Buffer
  alt?: string
}

export async function openDigestHouse(options: Partial<ServerOptions> = {}): Promise<DigestHouse> {
  const sink = await smtpSink()
  const instance = await openInstance({
    hosting: true,
    mailServer: { url: sink.url, from: 'casa@varanda.example' },
    ...options,
  })
  const { db } = instance
  const [ana, beto] = (await Promise.all(['Ana', 'Beto'].map((name) => instance.member(name)))) as [Person, Person]
  await instance.connect(ana, beto)
  const members = [ana, beto]
  const house: DigestHouse = {
    instance,
    sink,
    ana,
    beto,
    async reader(wish = {}) {
      const reader = await instance.member(`Leitor${members.length - 1}`)
      members.push(reader)
      await instance.connect(ana, reader)
      await instance.connect(beto, reader)
      const digest = { rhythm: 'weekly' as const, hour: 9, weekday: 7, show: 'words' as const, ...wish }
      await db.doc(paths.noticeWishes(reader.uid)).set({ zone: 'America/Sao_Paulo', digest })
      await instance.server.idle()
      return reader
    },
    async post(author, text, { people = [], photo, minutesAgo = 60 } = {}) {
      const postId = newPostId(author.uid)
      const id = newId()
      if (photo) {
        const file = instance.bucket.file(objects.rendition(postId, id, 'small', 'webp'))
        await file.save(photo.bytes, { resumable: false, contentType: 'image/webp' })
      }
      const photos = photo && [{ id, width: 480, height: 320, thumbhash: '', ...(photo.alt && { alt: photo.alt }) }]
      const post: Post = {
        author: { uid: author.uid },
        kind: photos ? 'photos' : 'text',
        text,
        ...(photos && { photos }),
        createdAt: Timestamp.fromMillis(Date.now() - minutesAgo * 60_000),
        rev: 1,
      }
      const readers = people.length > 0 ? people : members.map(({ uid }) => uid).filter((uid) => uid !== author.uid)
      const batch = db.batch()
      batch.set(db.doc(paths.post(postId)), post)
      batch.set(db.doc(paths.postAudience(postId)), people.length > 0 ? forPeople(people) : forConnections())
      const known = [ana.uid, beto.uid]
      for (const uid of [author.uid, ...readers]) {
        batch.set(db.doc(paths.entry(uid, postId)), entryOf(postId, post, othersOf(uid, readers, known)))
      }
      await batch.commit()
      return postId
    },
    async ring({ uid }) {
      await setDue(db, 'send-digest', { uid })
      await instance.server.functions!.runSchedule('claimAlarms')
      await instance.server.idle()
    },
    mailsTo: ({ name }) => sink.received.filter(({ to }) => to.includes(`${name.toLowerCase()}@example.org`)),
    async mailOf({ uid }) {
      const { docs } = await db.collection(paths.mailQueue).where('uid', '==', uid).get()
      return docs[0]?.data() as MailDocument<'digest'> | undefined
    },
    digestsOf: async ({ uid }) =>
      (await db.collection(paths.digests(uid)).get()).docs.map((one) => one.data() as Digest),
    async close() {
      await instance.close()
      await sink.close()
    },
  }
  return house
}
