/** Which part of the server a path belongs to: a closed set, so that figures about requests stay few. */
export type Protocol =
  | 'webchannel'
  | 'firestore'
  | 'identity'
  | 'storage'
  | 'functions'
  | 'media'
  | 'control'
  | 'hosting'

const beginnings: [RegExp, Protocol][] = [
  [/^\/google\.firestore\.v1\.Firestore\/\w+\/channel/, 'webchannel'],
  [/^\/v1(?:beta1)?\/projects\//, 'firestore'],
  [/^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//, 'identity'],
  [/^\/(?:v0|upload|storage)\//, 'storage'],
  [/^\/__\/fn\//, 'functions'],
  [/^\/media\//, 'media'],
  [/^\/__\//, 'control'],
]

export function protocolOf(path: string): Protocol {
  return beginnings.find(([beginning]) => beginning.test(path))?.[1] ?? 'hosting'
}
