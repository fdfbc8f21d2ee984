import { Component, type ReactNode } from 'react'
import { words } from './words.ts'

interface Props {
  /** What is drawn here: when it changes, drawing is tried again. */
  of: unknown
  /** What holds the sentence in the list: its `li` or `article`. */
  as?: 'article' | 'li' | 'div'
  children: ReactNode
}

/** One row of a list: where it cannot be drawn it says so by itself, and the others stay. */
export class RowBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    console.warn('row', error)
  }

  override componentDidUpdate({ of }: Props): void {
    if (this.state.isBroken && of !== this.props.of) this.setState({ isBroken: false })
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    const Holder = this.props.as ?? 'div'
    return (
      <Holder className="row-broken">
        <p className="quiet">{words.rowBroken}</p>
      </Holder>
    )
  }
}
