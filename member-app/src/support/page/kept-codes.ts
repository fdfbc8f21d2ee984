/** A code, the txid by which a tip that used it is declared, and what is said along with it. */
export interface Made {
  amount: number
  txid: string
  code: string
  receiver: string
  /** By this device's clock, which need not agree with the instance's. */
  until: number
  /** What the page was when it was asked for. */
  of: number
  tipId: string
  told: string
}

/**
 * By whom they are for. Whoever goes to the bank and comes back declares by the txid of the code that they paid, also
 * where they closed its sheet. Gone with the page, and so with who signs out.
 */
const codes = new Map<string, Made>()

export function keepCode(uid: string, made: Made | undefined): void {
  if (made) codes.set(uid, made)
  else codes.delete(uid)
}

/** The one that is still good while the page is as it was `changed` last; `amount`: only one of as much. */
export function keptCode(uid: string, changed: number, amount?: number): Made | undefined {
  const made = codes.get(uid)
  const isGood = made && made.of === changed && made.until > Date.now() && (amount ?? made.amount) === made.amount
  return isGood ? made : undefined
}
