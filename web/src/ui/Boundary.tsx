import { Component } from 'react'
import type { ReactNode } from 'react'
import { type CrashPart, reportCrash } from './reportCrash.ts'

interface BoundaryProps {
  part: CrashPart
  /** Replacement of the part. `again` draws the part once more. */
  renderFallback: (error: unknown, again: () => void) => ReactNode
  children: ReactNode
}

/** A part of the page that throws is lost alone. */
export class Boundary extends Component<BoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown): void {
    reportCrash(error, this.props.part)
  }

  override render() {
    const { failed, error } = this.state
    return failed ? this.props.renderFallback(error, () => this.setState({ failed: false, error: undefined })) : this.props.children
  }
}
