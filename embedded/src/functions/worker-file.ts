/** What a functions worker runs. In the bundled server it is a bundle, too, and lies beside this one. */
export const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './worker/main.ts' : './functions-worker.js',
  import.meta.url,
)
