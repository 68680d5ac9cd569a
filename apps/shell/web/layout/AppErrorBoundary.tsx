import { Component, type ReactNode } from 'react'
import { StartError } from './StartError.tsx'

interface AppErrorBoundaryProps {
  readonly children: ReactNode
}

/** The last net: what happens when the frame itself fails. */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, { failed?: [unknown] }> {
  override state: { failed?: [unknown] } = {}

  static getDerivedStateFromError(error: unknown): { failed: [unknown] } {
    return { failed: [error] }
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed ? <StartError error={failed[0]} /> : this.props.children
  }
}
