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
 * By whom they are for, the last one last. Whoever goes to the bank and comes back declares by the txid of the code that they
 * paid, also where they closed its sheet, or asked for one of another amount meanwhile. Gone with the page, and so with who
 * signs out.
 */
const codes = new Map<string, Made[]>()

/** Of each, the amount of the last one: older ones come back only to whoever asks for as much again. */
const last = new Map<string, number>()

const others = (uid: string, amount: number) => (codes.get(uid) ?? []).filter((one) => one.amount !== amount)

/** In place of an earlier one of as much. */
export function keepCode(uid: string, made: Made): void {
  codes.set(uid, [...others(uid, made.amount), made])
  last.set(uid, made.amount)
}

export function dropCode(uid: string, amount: number): void {
  codes.set(uid, others(uid, amount))
  if (last.get(uid) === amount) last.delete(uid)
}

/** One of `amount`, or the last one of all, that is still good while the page is as it was `changed` last. */
export function keptCode(uid: string, changed: number, amount = last.get(uid)): Made | undefined {
  return codes.get(uid)?.find((made) => made.of === changed && made.until > Date.now() && made.amount === amount)
}
