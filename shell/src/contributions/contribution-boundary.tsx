import { Component, type ReactNode } from 'react';
import { LoadFailure } from '../remotes/load-failure.ts';
import { reportFailure } from './failure-report.ts';

interface Props {
  readonly remote: string;
  readonly children: ReactNode;
  /** Rendered instead of the contribution; `retry` renders it again. */
  readonly failed: (failure: LoadFailure, retry: () => void) => ReactNode;
  /** Called before a retry, to clear what failed. */
  readonly onRetry: () => void;
}

/** Error boundary of one contribution: the page around it keeps its state and its DOM. */
export class ContributionBoundary extends Component<Props, { readonly failure?: LoadFailure }> {
  override state: { readonly failure?: LoadFailure } = {};

  static getDerivedStateFromError(cause: unknown): { readonly failure: LoadFailure } {
    // Anything that the loader did not throw happened while rendering.
    return { failure: cause instanceof LoadFailure ? cause : new LoadFailure('render', '', cause) };
  }

  override componentDidCatch(cause: unknown): void {
    reportFailure(cause instanceof LoadFailure ? cause : new LoadFailure('render', this.props.remote, cause));
  }

  readonly #retry = (): void => {
    this.props.onRetry();
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(failure, this.#retry) : this.props.children;
  }
}
