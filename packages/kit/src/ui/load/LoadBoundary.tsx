import { Component, type ReactNode } from 'react'

export interface LoadBoundaryProps {
  /** Shown instead of the children once they have failed. */
  readonly fallback: (retry: () => void) => ReactNode
  /** Called by `retry`, to prepare another try before the children are drawn again. */
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Keeps a part that did not arrive, or failed, from taking the page with it. React has no hook for this. */
export class LoadBoundary extends Component<LoadBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  readonly retry = (): void => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
