import { Component, type ReactNode } from 'react';
import { LoadFailure } from '../remotes/load-failure.ts';
import { reportFailure } from './failure-report.ts';

interface Props {
  readonly remote: string;
  readonly children: ReactNode;
  /** What stands in the contribution's place; `retry` shows it anew. */
  readonly failed: (failure: LoadFailure, retry: () => void) => ReactNode;
  /** Called before a retry, to forget what failed. */
  readonly onRetry: () => void;
}

/** Keeps a contribution's failure inside its own place: the page around it keeps its state and its DOM. */
export class ContributionBoundary extends Component<Props, { readonly failure?: LoadFailure }> {
  override state: { readonly failure?: LoadFailure } = {};

  static getDerivedStateFromError(cause: unknown): { readonly failure: LoadFailure } {
    // Whatever the loader did not throw itself happened while rendering.
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
