import * as v from 'valibot'
import { call } from '../../contract.ts'
import { pixWishSchema } from '../pix-own.ts'
import { supportLinkSchema } from '../support-link.ts'
import { supportLimits } from '../support-page.ts'

/**
 * Says where what is given to the caller goes: a key of Pix (`keep`: that which there is; null: none), and own pages at
 * other houses. With the last way gone the page is off.
 */
export const setSupportWays = call<Record<string, never>>()({
  name: 'setSupportWays',
  caller: 'member',
  fresh: true,
  input: v.object({
    pix: v.union([v.literal('keep'), v.null(), pixWishSchema]),
    links: v.pipe(v.array(supportLinkSchema), v.maxLength(supportLimits.links)),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'sign-in-again',
    'not-a-member',
    'not-active',
    'not-an-adult',
    'currency-fixed',
    'too-many-tries',
    'try-again',
  ],
})
