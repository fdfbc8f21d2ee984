import { type Arranger, openArranger } from '@varanda/explorer/worker/run-job'
import type { Network } from '@varanda/graph/network'
import { useEffect, useRef } from 'react'
import { paintNetwork } from './paint-network.ts'
import type { GeneratorWords } from './words.ts'

interface PreviewProps {
  network: Network
  words: GeneratorWords
}

/** Beyond so many people a picture this small says nothing that its wait is worth. */
const mostDrawn = 20_000

/** The network settling into its shape, to be looked at only; where motion is not wanted, once it has settled. */
export function Preview({ network, words }: PreviewProps) {
  const element = useRef<HTMLCanvasElement>(null)
  const large = network.people.count > mostDrawn

  useEffect(() => {
    const canvas = element.current
    if (!canvas || large) return
    const { people, ties } = network
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    let asked = 0
    let latest: Float32Array | undefined
    const paint = () => {
      asked = 0
      if (latest) paintNetwork(canvas, network, latest)
    }
    const askToPaint = () => {
      asked ||= requestAnimationFrame(paint)
    }
    let arranger: Arranger | undefined
    const arrange = () => {
      arranger ??= openArranger(
        { people: people.count, ties, seed: 1 },
        {
          place: (positions) => {
            latest = positions
            if (!isStill) askToPaint()
          },
          settled: askToPaint,
          crashed: askToPaint,
        },
      )
    }
    // Nobody waits for a picture that is not on the screen.
    const coming = new IntersectionObserver(([seen]) => seen?.isIntersecting && arrange())
    coming.observe(canvas)
    const resizing = new ResizeObserver(askToPaint)
    resizing.observe(canvas)
    return () => {
      arranger?.stop()
      coming.disconnect()
      resizing.disconnect()
      cancelAnimationFrame(asked)
    }
  }, [network, large])

  if (large) return <p>{words.result.large}</p>
  return <canvas ref={element} role="img" aria-label={words.result.picture} />
}
