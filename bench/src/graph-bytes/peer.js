/** What a page would load that draws a network with sigma and arranges it with ForceAtlas2 in a worker. */
import Graph from 'graphology'
import ForceAtlas2 from 'graphology-layout-forceatlas2/worker'
import Sigma from 'sigma'

export { ForceAtlas2, Graph, Sigma }
