import type { Plugin } from 'vite'

/** The names that the published SDK's minifier gave: synced keys, documents, those in limbo, and their computation. */
const scan =
  /(oc\(\) \{\s*\/\/[^\n]*\s*if \(!this\.current\) return \[\];)(\s*\/\/ TODO\(klimt\): Do this incrementally)/
const synced = ['zu', 'Yu', 'Hu']

const isAsBefore = synced.map((name) => `this.before?.${name} === this.${name}`).join(' && ')
const noted = synced.map((name) => `${name}: this.${name}`).join(', ')

/**
 * Firestore's SDK goes through all documents of every query that is followed each time the instance says anything, of
 * whatever document, to find those whose fate it has to ask for. In a long feed that takes longer than a frame. Its sets
 * are never changed in place: where all are the same as after the last time, so is the answer, and nothing is new in it.
 * An SDK in which the place is not found stops the build.
 */
export function limboPlugin(): Plugin {
  let isDone = false
  return {
    name: 'firestore-limbo',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/@firebase/firestore/') || !scan.test(code)) return
      isDone = true
      const skipped = code.replace(scan, `$1 if (${isAsBefore}) return [];$2`)
      // What it is compared with is noted once it was computed, before it is told.
      const told = /(\/\/ Diff the new limbo docs with the old limbo docs\.)/
      if (!told.test(skipped)) this.error('Firestore computes limbo documents in another way')
      return { code: skipped.replace(told, `this.before = { ${noted} };\n$1`), map: null }
    },
    generateBundle() {
      if (!isDone) this.error('Firestore computes limbo documents elsewhere')
    },
  }
}
