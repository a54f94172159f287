import { Component, type ReactNode } from 'react';

/** As React's documentation writes it, with a button that renders its content again. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        Something went wrong.
        <button type="button" onClick={() => this.setState({ hasFailed: false })}>
          Try again
        </button>
      </div>
    );
  }
}
