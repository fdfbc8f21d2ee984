import * as v from 'valibot'

/** How many tips of a supporter stand as proven and as declared. */
const heldSchema = v.object({ proven: v.number(), declared: v.number() })
export type Held = v.InferOutput<typeof heldSchema>

/**
 * `support/{creator}/supporters/{number}`: by it sums count people once. Once they are erased its uid is nobody's, and the
 * number is what is left of them. Functions only.
 */
export const supporterSchema = v.object({
  uid: v.exactOptional(v.string()),
  number: v.number(),
  /** By currency. */
  all: v.record(v.string(), heldSchema),
  goal: v.exactOptional(v.object({ id: v.string(), held: heldSchema })),
})
export type Supporter = v.InferOutput<typeof supporterSchema>
