/** Random identifiers. All of them come from the platform's cryptographic generator. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function randomText(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      // 248 is the largest multiple of 62 in a byte: above it, letters would not be equally likely.
      if (byte < 248 && text.length < length) text += alphabet[byte % 62]
    }
  }
  return text
}

/** A document id like Firestore's own: 20 characters, 119 bits. */
export function newId(): string {
  return randomText(20)
}

/** What a browser names its request for a code by: 22 characters, 130 bits. */
export function newCodeRequest(): string {
  return randomText(22)
}

/** The secret of an invite link: 24 characters, 142 bits. Stored only as its SHA-256 where a look-up allows it. */
export function newInviteToken(): string {
  return randomText(24)
}

/** The secret of an invite link that follows from 32 secret bytes. */
export function inviteTokenOf(bytes: Uint8Array): string {
  let rest = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  while (text.length < 24) {
    text += alphabet[Number(rest % 62n)]
    rest /= 62n
  }
  return text
}

const inviteTokenPattern = /^[A-Za-z0-9]{24}$/

export function isInviteToken(text: string): boolean {
  return inviteTokenPattern.test(text)
}

/** A post's id is made on its author's device, so that sending it twice is sending it once. */
export function newPostId(authorUid: string): string {
  return `${authorUid}_${newId()}`
}

/** Whether a post id was made for this author. */
export function isPostIdOf(postId: string, authorUid: string): boolean {
  return postId.startsWith(`${authorUid}_`) && /^[A-Za-z0-9]{20}$/.test(postId.slice(authorUid.length + 1))
}

/**
 * A circle's id is made on its owner's device and ends with a mark of theirs: whoever knows the id of somebody else's
 * circle does not learn, by making one under it, whether there is one.
 */
export function newCircleId(owner: string): string {
  return circleIdOf(owner, randomText(14))
}

/** The id that follows from 14 letters. */
export function circleIdOf(owner: string, letters: string): string {
  return letters + markOf(`${letters} ${owner}`)
}

/** Whether a circle's id was made for this owner. */
export function isCircleIdOf(circleId: string, owner: string): boolean {
  return /^[A-Za-z0-9]{20}$/.test(circleId) && circleIdOf(owner, circleId.slice(0, 14)) === circleId
}

/** Six letters, 35 bits: FNV-1a. Nobody chooses their uid, so that it need not resist being searched. */
function markOf(text: string): string {
  let sum = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n)
  }
  let mark = ''
  for (; mark.length < 6; sum /= 62n) mark += alphabet[Number(sum % 62n)]
  return mark
}
