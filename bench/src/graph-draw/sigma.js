import './page.js'
import Graph from 'graphology'
import Sigma from 'sigma'
import { colours, makeNetwork } from './network.js'

globalThis.makeNetwork = makeNetwork

globalThis.open = (network) => {
  const graph = new Graph({ type: 'undirected' })
  for (let person = 0; person < network.count; person++) {
    graph.addNode(person, {
      label: network.names[person],
      x: network.positions[2 * person],
      y: -network.positions[2 * person + 1],
      size: 1 + network.size[person] / 127.5,
      color: colours[network.colour[person]],
    })
  }
  const { count, from, to } = network.ties
  for (let tie = 0; tie < count; tie++) graph.addEdge(from[tie], to[tie], { size: 0.5, color: '#8a8499' })
  const sigma = new Sigma(graph, document.querySelector('#stage'))
  const camera = sigma.getCamera()
  globalThis.turnWheel = (by) => {
    const { ratio } = camera.getState()
    camera.setState({ ratio: ratio * Math.exp(by * 0.01) })
  }
  globalThis.pan = (by) => {
    const { x } = camera.getState()
    camera.setState({ x: x - by / 1280 })
  }
}
