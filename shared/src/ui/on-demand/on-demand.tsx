import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly failed: (cause: unknown) => ReactNode;
  readonly onFailed: (cause: unknown) => void;
}

class PartBoundary extends Component<BoundaryProps, { readonly fault?: { readonly cause: unknown } }> {
  override state: { readonly fault?: { readonly cause: unknown } } = {};

  static getDerivedStateFromError(cause: unknown): { readonly fault: { readonly cause: unknown } } {
    return { fault: { cause } };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onFailed(cause);
  }

  override render(): ReactNode {
    return this.state.fault ? this.props.failed(this.state.fault.cause) : this.props.children;
  }
}

interface Props<Part> {
  readonly part: Part;
  readonly waiting?: ReactNode;
  /** What stands there when the code can't be had; left out, what waited stays. `retry` loads anew. */
  readonly failed?: (cause: unknown, retry: () => void) => ReactNode;
  readonly onFailed?: (cause: unknown) => void;
}

/**
 * A part whose code comes when it is wanted. Where it can't be had whatever stands around it stays as it is, and the
 * next wish loads anew: `lazy()` by itself keeps a failure for ever and gives it to the nearest boundary of the page.
 */
export function onDemand<Part extends object>(load: () => Promise<{ readonly default: ComponentType<Part> }>) {
  let Latest = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where the part is named
  return function OnDemand({ part, waiting = null, failed, onFailed }: Props<Part>) {
    const [{ Shown, attempt }, show] = useState({ Shown: Latest, attempt: 0 });
    return (
      <PartBoundary
        key={attempt}
        failed={(cause) => failed?.(cause, () => show({ Shown: Latest, attempt: attempt + 1 })) ?? waiting}
        onFailed={(cause) => {
          Latest = lazy(load);
          onFailed?.(cause);
        }}
      >
        <Suspense fallback={waiting}>
          <Shown {...part} />
        </Suspense>
      </PartBoundary>
    );
  };
}
