import { Namespaces } from '@tessera/shared/i18n';
import { EnterOwner } from '@tessera/shared/ui/on-demand';
import { type ComponentType, type ReactNode, Suspense, use, useLayoutEffect, useMemo, useState } from 'react';
import { namespaceOf } from '../language/messages.ts';
import { enterRelease } from '../remotes/entered-releases.ts';
import type { Release } from '../remotes/live-remotes.ts';
import type { LoadFailure } from '../remotes/load-failure.ts';
import { loadedPart, loadPart } from '../remotes/part-loader.ts';
import { reportUse } from '../remotes/release-reports.ts';
import { holdRelease } from '../remotes/used-releases.ts';
import { ContributionBoundary } from './contribution-boundary.tsx';

interface Props<ComponentProps extends object> {
  readonly release: Release;
  readonly partKey: string;
  /** The same element from render to render, as `componentProps` are the same object. */
  readonly waiting: ReactNode;
  readonly failed: (failure: LoadFailure, retry: () => void) => ReactNode;
  readonly componentProps: ComponentProps;
  /** Called when the part is mounted and unmounted; not while it loads or has failed. */
  readonly onMountedChange?: ((isMounted: boolean) => void) | undefined;
}

/** Shows one thing that a remote adds: loads it on first render, and shows its failure in its own place. */
export function Contribution<ComponentProps extends object>({
  release,
  partKey,
  waiting,
  failed,
  componentProps,
  onMountedChange,
}: Props<ComponentProps>) {
  const [attempt, setAttempt] = useState(0);
  // A new promise per attempt, because React caches a rejection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what makes a retry a new load
  const part = useMemo(() => partPromise<ComponentProps>(release, partKey), [release, partKey, attempt]);
  // The same element for as long as it shows the same: React renders anew, and does not take over, what the edge has rendered of a part
  // that gets an update before its code is there.
  const content = useMemo(
    () => (
      <Suspense fallback={waiting}>
        <Namespaces value={{ [release.id]: namespaceOf(release) }}>
          <EnterOwner value={() => enterRelease(release.id, partKey)}>
            <Part
              part={part}
              release={release}
              partKey={partKey}
              componentProps={componentProps}
              onMountedChange={onMountedChange}
            />
          </EnterOwner>
        </Namespaces>
      </Suspense>
    ),
    [part, release, partKey, componentProps, onMountedChange, waiting],
  );
  return (
    <ContributionBoundary
      key={release.container}
      release={release}
      partKey={partKey}
      waiting={waiting}
      failed={failed}
      onRetry={() => setAttempt((count) => count + 1)}
    >
      {content}
    </ContributionBoundary>
  );
}

type PartSource<ComponentProps> = ComponentType<ComponentProps> | Promise<ComponentType<ComponentProps>>;

function partPromise<ComponentProps>(release: Release, key: string): { readonly source: PartSource<ComponentProps> } {
  const here = loadedPart<ComponentType<ComponentProps>>(release, key);
  const source = here ?? loadPart<ComponentType<ComponentProps>>(release, key);
  // React handles the rejection through use(); this prevents an unhandled rejection if it is unmounted first.
  if (source instanceof Promise) source.catch(() => undefined);
  return { source };
}

function Part<ComponentProps extends object>({
  part,
  release,
  partKey,
  componentProps,
  onMountedChange,
}: {
  part: { readonly source: PartSource<ComponentProps> };
  release: Release;
  partKey: string;
  componentProps: ComponentProps;
  onMountedChange: Props<ComponentProps>['onMountedChange'];
}) {
  const Loaded = part.source instanceof Promise ? use(part.source) : part.source;
  enterRelease(release.id, partKey);
  useLayoutEffect(() => holdRelease(release), [release]);
  // It may have been loaded ahead, which is no use.
  useLayoutEffect(() => reportUse(release, partKey), [release, partKey]);
  useLayoutEffect(() => {
    onMountedChange?.(true);
    return () => onMountedChange?.(false);
  }, [onMountedChange]);
  return (
    <>
      <Loaded {...componentProps} />
      <PartEnd />
    </>
  );
}

/** From here on, the shell renders: at the edge, nothing that fails is the remote's any more. */
function PartEnd() {
  enterRelease('shell');
  return null;
}
