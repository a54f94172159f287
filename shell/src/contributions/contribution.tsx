import { type ComponentType, type ReactNode, Suspense, use, useLayoutEffect, useMemo, useState } from 'react';
import type { Release } from '../remotes/live-remotes.ts';
import type { LoadFailure } from '../remotes/load-failure.ts';
import { loadedPart, loadPart } from '../remotes/part-loader.ts';
import { ContributionBoundary } from './contribution-boundary.tsx';

interface Props<ComponentProps extends object> {
  readonly release: Release;
  readonly partKey: string;
  readonly waiting: ReactNode;
  readonly failed: (failure: LoadFailure, retry: () => void) => ReactNode;
  readonly componentProps: ComponentProps;
  /** Told when the part itself comes into sight and when it goes; while it waits or has failed it is not there. */
  readonly onStanding?: ((isStanding: boolean) => void) | undefined;
}

/** Shows one thing a remote adds: loads it when first rendered, and fails in its own place alone. */
export function Contribution<ComponentProps extends object>({
  release,
  partKey,
  waiting,
  failed,
  componentProps,
  onStanding,
}: Props<ComponentProps>) {
  const [attempt, setAttempt] = useState(0);
  // A new promise per attempt: a settled rejection would be thrown again and again (architecture §5.6).
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what makes a retry a new load
  const part = useMemo(() => partPromise<ComponentProps>(release, partKey), [release, partKey, attempt]);
  return (
    <ContributionBoundary remote={release.id} failed={failed} onRetry={() => setAttempt((count) => count + 1)}>
      <Suspense fallback={waiting}>
        <Part part={part} componentProps={componentProps} onStanding={onStanding} />
      </Suspense>
    </ContributionBoundary>
  );
}

type PartSource<ComponentProps> = ComponentType<ComponentProps> | Promise<ComponentType<ComponentProps>>;

function partPromise<ComponentProps>(release: Release, key: string): { readonly source: PartSource<ComponentProps> } {
  const here = loadedPart<ComponentType<ComponentProps>>(release, key);
  const source = here ?? loadPart<ComponentType<ComponentProps>>(release, key);
  // React reads the rejection through use(); this keeps an unmounted one from counting as unhandled.
  if (source instanceof Promise) source.catch(() => undefined);
  return { source };
}

function Part<ComponentProps extends object>({
  part,
  componentProps,
  onStanding,
}: {
  part: { readonly source: PartSource<ComponentProps> };
  componentProps: ComponentProps;
  onStanding: Props<ComponentProps>['onStanding'];
}) {
  const Loaded = part.source instanceof Promise ? use(part.source) : part.source;
  useLayoutEffect(() => {
    onStanding?.(true);
    return () => onStanding?.(false);
  }, [onStanding]);
  return <Loaded {...componentProps} />;
}
