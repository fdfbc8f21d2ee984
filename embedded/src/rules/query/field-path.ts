/** The names in a field path: `a.b`, with names that are not simple in back-quotes. */
export function fieldPathOf(path: string): string[] {
  const names: string[] = []
  const pattern = /`((?:[^`\\]|\\.)*)`|([^.`]+)/gsu
  for (const [, quoted, plain] of path.matchAll(pattern)) names.push(plain ?? quoted!.replace(/\\(.)/gsu, '$1'))
  return names
}
