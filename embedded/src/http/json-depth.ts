/** Every protocol here nests less: a document of 20 levels takes some 80, with what is around it. */
export const MAX_JSON_DEPTH = 200

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Whether JSON in UTF-8 nests deeper than code that walks it may recurse. Anything that is no JSON is not too deep. */
export function isTooDeep(json: Uint8Array, most = MAX_JSON_DEPTH): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (inString) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) inString = false
    } else if (byte === QUOTE) inString = true
    else if (byte === 0x7b || byte === 0x5b) {
      depth += 1
      if (depth > most) return true
    } else if (byte === 0x7d || byte === 0x5d) depth -= 1
  }
  return false
}
