import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { type Audience, audienceSchema } from '@varanda/domain/post/audience'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { db } from '../../lib/app.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { addressAnew } from '../../post/address-anew.ts'
import { readAudience } from '../../post/read-audience.ts'
import { type Acting, actingMember, type Deed } from './deed.ts'

/** The post goes to circles besides: of the member alone, since nobody else can say whom a post is for. */
export const share: Deed<'share'> = {
  asks: ({ run }) => [audiencePlace(run)],
  plan(_, { circles }, [found]) {
    const { circles: before } = audienceIn(found)
    return { changed: circles.filter((id) => !before.includes(id)) }
  },
  async act(acting, _, { changed = [] }) {
    if (changed.length === 0) return
    await address(acting, (circles) => [...new Set([...circles, ...changed])])
  },
  undo: (acting, { changed = [] }) => address(acting, (circles) => circles.filter((id) => !changed.includes(id))),
}

async function address({ uid, run, now }: Acting, to: (circles: string[]) => string[]): Promise<void> {
  const member = await actingMember(uid, now)
  await keepRate('changeAudience', uid, now)
  await addressAnew({ postId: run.happened.postId ?? '', to: anew, together: false }, member, now)

  function anew(before: Audience): Audience {
    const audience = { ...before, circles: to(before.circles) }
    // One more than a post may have, or none at all.
    if (!v.is(audienceSchema, audience)) throw new DomainError('bad-input')
    return audience
  }
}

function audiencePlace({ happened: { postId = '' } }: Acting['run']) {
  return db.doc(paths.postAudience(postId))
}

function audienceIn(found: DocumentSnapshot | undefined) {
  const audience = readAudience(found)
  if (!audience) throw new DomainError('post-unknown')
  return audience
}
