/**
 * The oldest browsers that the pages and the app are made for. Both builds lower what they write to these, a test looks
 * through what was built, and some journeys run without anything that came later.
 */
export const browserFloor = {
  chrome: '111',
  edge: '111',
  firefox: '121',
  /** Also the engine of every browser on iOS. */
  safari: '16.4',
  ios: '16.4',
  /** Chromium 111. */
  samsung: '22',
} as const

/** The same in the words of esbuild, Oxc and Lightning CSS, who know Samsung's browser as Chromium. */
export const buildTargets: string[] = Object.entries(browserFloor)
  .filter(([browser]) => browser !== 'samsung')
  .map(([browser, version]) => browser + version)
