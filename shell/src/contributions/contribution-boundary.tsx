import { Component, type ReactNode } from 'react';
import { fallBack } from '../remotes/fallback.ts';
import type { Release } from '../remotes/live-remotes.ts';
import { failureOf, type LoadFailure } from '../remotes/load-failure.ts';
import { reportFailure } from '../remotes/release-reports.ts';

interface Props {
  readonly release: Release;
  readonly partKey: string;
  readonly children: ReactNode;
  /** Rendered while the last good release of the remote is looked for; it then takes the place of this one. */
  readonly waiting: ReactNode;
  /** Rendered instead of the contribution if there is none; `retry` renders it again. */
  readonly failed: (failure: LoadFailure, retry: () => void) => ReactNode;
  /** Called before a retry, to clear what failed. */
  readonly onRetry: () => void;
}

type State =
  | { readonly status: 'fine' }
  | { readonly status: 'falling back'; readonly cause: unknown }
  | { readonly status: 'failed'; readonly cause: unknown };

/** Error boundary of one contribution: the page around it keeps its state and its DOM. */
export class ContributionBoundary extends Component<Props, State> {
  override state: State = { status: 'fine' };
  #isMounted = false;

  static getDerivedStateFromError(cause: unknown): State {
    return { status: 'falling back', cause };
  }

  override componentDidMount(): void {
    this.#isMounted = true;
  }

  override componentWillUnmount(): void {
    this.#isMounted = false;
  }

  override componentDidCatch(cause: unknown): void {
    const { release, partKey } = this.props;
    reportFailure(failureOf(release.id, cause), release.version, partKey);
    void fallBack(release).then((hasMoved) => {
      if (!hasMoved && this.#isMounted) this.setState({ status: 'failed', cause });
    });
  }

  readonly #retry = (): void => {
    this.props.onRetry();
    this.setState({ status: 'fine' });
  };

  override render(): ReactNode {
    const { state, props } = this;
    if (state.status === 'fine') return props.children;
    if (state.status === 'falling back') return props.waiting;
    return props.failed(failureOf(props.release.id, state.cause), this.#retry);
  }
}
