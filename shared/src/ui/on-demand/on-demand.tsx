import {
  Component,
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useMemo,
  useState,
} from 'react';

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
  /** Rendered if the code cannot be loaded; without it the placeholder stays. `retry` loads again. */
  readonly failed?: (cause: unknown, retry: () => void) => ReactNode;
  readonly onFailed?: (cause: unknown) => void;
}

/**
 * Called whenever the code of a part on demand begins to run: by it the edge knows whose code that is. When code has come late,
 * React renders its part alone, and nothing around it.
 */
export const EnterOwner = createContext<() => void>(() => undefined);

function Entered({ children }: { readonly children: ReactNode }) {
  use(EnterOwner)();
  return children;
}

/** The part in the owner's name, as is the failure of its load. */
async function enteredBy<Part extends object>(
  loading: Promise<{ readonly default: ComponentType<Part> }>,
): Promise<{ readonly default: ComponentType<Part> }> {
  const Loaded = await loading.then(
    (module) => module.default,
    (cause: unknown) => () => {
      throw cause;
    },
  );
  return {
    default: (part) => (
      <Entered>
        <Loaded {...part} />
      </Entered>
    ),
  };
}

/**
 * A part whose code is loaded when it is first rendered. If that fails, the page around it stays intact, and the next
 * mount loads again: `lazy()` alone would cache the failure and throw it to the page's nearest boundary.
 */
export function onDemand<Part extends object>(load: () => Promise<{ readonly default: ComponentType<Part> }>) {
  let enter = (): void => undefined;
  const lazily = (): ComponentType<Part> =>
    lazy(() => {
      // The edge evaluates the module in the microtask after this one.
      queueMicrotask(enter);
      return enteredBy(load());
    });
  let Latest = lazily();
  /** Resolves when the code is there: then it is rendered at once. If it rejects, the first render loads again. */
  const loadAhead = async (): Promise<void> => {
    Latest = (await load()).default;
  };
  return Object.assign(OnDemand, {
    loadAhead,
    /** The same for handlers and effects, which answer nothing. */
    preload: (): void => void loadAhead().catch(() => undefined),
  });

  // biome-ignore lint/correctness/noComponentHookFactories: made once, where the part is named
  function OnDemand({ part, waiting = null, failed, onFailed }: Props<Part>) {
    enter = use(EnterOwner);
    const [{ Shown, attempt }, show] = useState({ Shown: Latest, attempt: 0 });
    // The same element for the same `part`: React renders anew, and does not take over, what the edge has rendered of a part that gets
    // an update before its code is there.
    const content = useMemo(
      () => (
        <Suspense fallback={<Entered>{waiting}</Entered>}>
          <Shown {...part} />
        </Suspense>
      ),
      [Shown, waiting, part],
    );
    return (
      <PartBoundary
        key={attempt}
        failed={(cause) => failed?.(cause, () => show({ Shown: Latest, attempt: attempt + 1 })) ?? waiting}
        onFailed={(cause) => {
          Latest = lazily();
          onFailed?.(cause);
        }}
      >
        {content}
      </PartBoundary>
    );
  }
}
