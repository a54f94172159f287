import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadFailure, stepOf } from '../remotes/load-failure.ts';
import { FailedPart } from './failed-part.tsx';
import { reportFailure } from './failure-report.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly failed: (failure: LoadFailure) => ReactNode;
  readonly onFailed: () => void;
}

class PartBoundary extends Component<BoundaryProps, { readonly failure?: LoadFailure }> {
  override state: { readonly failure?: LoadFailure } = {};

  static getDerivedStateFromError(cause: unknown): { readonly failure: LoadFailure } {
    const step = stepOf(cause);
    return { failure: new LoadFailure(step === 'contract' ? 'render' : step, 'shell', cause) };
  }

  override componentDidCatch(): void {
    if (this.state.failure) reportFailure(this.state.failure);
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.failure ? this.props.failed(this.state.failure) : this.props.children;
  }
}

interface Props<Part> {
  readonly part: Part;
  readonly waiting?: ReactNode;
  /** Nothing instead of a resting tile: the page is whole without it. */
  readonly isSilent?: boolean;
  readonly onFailed?: () => void;
}

/**
 * A part of the shell whose code comes when it is wanted. Where it can't be had the page around it stays as it is,
 * and the next wish asks for it anew.
 */
export function onDemand<Part extends object>(load: () => Promise<{ readonly default: ComponentType<Part> }>) {
  let Latest = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where the part is named
  return function OnDemand({ part, waiting = null, isSilent = false, onFailed }: Props<Part>) {
    const [{ Shown, attempt }, show] = useState({ Shown: Latest, attempt: 0 });
    return (
      <PartBoundary
        key={attempt}
        failed={(failure) =>
          isSilent ? (
            waiting
          ) : (
            <FailedPart failure={failure} remote="shell" retry={() => show({ Shown: Latest, attempt: attempt + 1 })} />
          )
        }
        onFailed={() => {
          Latest = lazy(load);
          onFailed?.();
        }}
      >
        <Suspense fallback={waiting}>
          <Shown {...part} />
        </Suspense>
      </PartBoundary>
    );
  };
}
