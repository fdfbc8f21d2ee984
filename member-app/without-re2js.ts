/** Stands in for the library by which Firestore's SDK evaluates regular expressions in pipelines, and in nothing else. */
export const RE2JS = {
  compile(): never {
    throw new Error('Firestore pipelines are not part of this application')
  },
}
