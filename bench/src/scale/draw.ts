import type { Dice } from './dice.ts'

/** Draws positions of a list, each as often as its weight says. Weights are positive, and there is at least one. */
export function weighted(weights: readonly number[]): (dice: Dice) => number {
  let sum = 0
  const upTo = weights.map((weight) => {
    sum += weight
    return sum
  })
  return (dice) => {
    const wanted = dice.next() * sum
    let [low, high] = [0, upTo.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (upTo[middle]! > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** From 1 up to `most`, mostly small: Pareto's law, with a longer tail the smaller `alpha` is. */
export function heavyTailed(dice: Dice, alpha: number, most: number): number {
  return Math.min(most, (1 - dice.next()) ** (-1 / alpha))
}

/** From 0 upwards, mostly near it, `mean` on average. */
export function fading(dice: Dice, mean: number): number {
  return -mean * Math.log(1 - dice.next())
}
