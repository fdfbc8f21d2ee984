import * as v from 'valibot'
import { momentSchema } from '../moment.ts'
import { asciiFold } from './ascii-fold.ts'
import { brCodeLimits } from './br-code.ts'
import { pixKeyKinds, pixKeySchema } from './pix-key.ts'

/**
 * `support/{uid}/private/pix`: where what is given by Pix goes. Functions only: it leaves them within a code, and in its
 * owner's copy of their data.
 */
export const pixOwnSchema = v.object({
  kind: v.picklist(pixKeyKinds),
  key: v.string(),
  /** As the bank writes them. */
  receiver: v.string(),
  city: v.string(),
  /** Their bank refuses transfers with an id. */
  hideTxid: v.boolean(),
  changedAt: momentSchema,
})
export type PixOwn = v.InferOutput<typeof pixOwnSchema>

const folded = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(120),
    v.transform((text) => asciiFold(text, most)),
    v.check((text) => /[A-Za-z]/.test(text)),
  )

/** What somebody sets: a key with its kind, and the name and city to it. */
export const pixWishSchema = v.pipe(
  v.object({
    own: pixKeySchema,
    receiver: folded(brCodeLimits.receiver),
    city: folded(brCodeLimits.city),
    hideTxid: v.boolean(),
  }),
  v.transform(({ own, ...rest }) => ({ ...own, ...rest })),
)
