import { useMyCircles } from '../circle/data/my-circles.ts'

/** Whether it is not known yet what circles are called: a sentence would change under whoever reads it. */
export function useCirclesComing(): boolean {
  return useMyCircles().state === 'loading'
}
