import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Of the one record that a message is, with everything around the words (RFC 8030 §7.2: services need not take more). */
const recordSize = 4096
/** Salt, size, length of the key, key; then the padding's delimiter and the cipher's tag. */
const around = 16 + 4 + 1 + 65 + 1 + 16
/** Bytes of words that fit. */
export const mostSealed = recordSize - around

/** Words are padded to one of these, so that a length does not tell what a message is about. */
const sizes = [2048, mostSealed]

interface Receiver {
  /** The device's public key and the secret that it shares with us, as base64url. */
  p256dh: string
  auth: string
}

/**
 * Encrypts words for one device (RFC 8291, aes128gcm). The sender's key and the salt are new for each message; tests
 * give them. Throws RangeError for what does not fit.
 */
export function seal(
  words: Buffer,
  { p256dh, auth }: Receiver,
  { salt = randomBytes(16), privateKey, size = sizes.find((one) => one >= words.length) ?? 0 }: Known = {},
): Buffer {
  if (words.length > mostSealed) throw new RangeError(`${words.length} bytes do not fit into a push message`)
  const own = createECDH('prime256v1')
  if (privateKey) own.setPrivateKey(privateKey)
  else own.generateKeys()
  const theirs = Buffer.from(p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own.getPublicKey()])
  const secret = hkdf(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const padding = Buffer.alloc(Math.max(0, size - words.length))
  // 2: the last record.
  const sealed = [cipher.update(words), cipher.update(Buffer.of(2)), cipher.update(padding), cipher.final()]
  const length = Buffer.alloc(4)
  length.writeUInt32BE(recordSize)
  const ownKey = own.getPublicKey()
  return Buffer.concat([salt, length, Buffer.of(ownKey.length), ownKey, ...sealed, cipher.getAuthTag()])
}

interface Known {
  salt?: Buffer
  privateKey?: Buffer
  /** Bytes to which the words are padded. */
  size?: number
}

function hkdf(key: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length))
}
