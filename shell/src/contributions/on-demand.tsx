import { onDemand as quietly } from '@tessera/shared/ui/on-demand';
import type { ComponentType, ReactNode } from 'react';
import { reloadIfGone } from '../live/reload-once.ts';
import { bootDocument } from '../remotes/live-remotes.ts';
import { failureOf } from '../remotes/load-failure.ts';
import { reportFailure } from '../remotes/release-reports.ts';
import { FailedPart } from './failed-part.tsx';

interface Props<Part> {
  readonly part: Part;
  readonly waiting?: ReactNode;
  /** Renders nothing on failure, because the page is complete without it. */
  readonly isSilent?: boolean;
  readonly onFailed?: () => void;
}

/** A part of the shell that is loaded on first render. A failure is reported, and shown unless `isSilent`. */
export function onDemand<Part extends object>(load: () => Promise<{ readonly default: ComponentType<Part> }>) {
  const Quiet = quietly(load);
  return Object.assign(OnDemand, { preload: Quiet.preload, loadAhead: Quiet.loadAhead });

  // biome-ignore lint/correctness/noComponentHookFactories: made once, where the part is named
  function OnDemand({ part, waiting, isSilent = false, onFailed }: Props<Part>) {
    return (
      <Quiet
        part={part}
        waiting={waiting}
        failed={
          isSilent
            ? undefined
            : (cause, retry) => <FailedPart failure={failureOf('shell', cause)} remote="shell" retry={retry} />
        }
        onFailed={(cause) => {
          reportFailure(failureOf('shell', cause), bootDocument().shell.version);
          void reloadIfGone(cause).then((isReloading) => isReloading || onFailed?.());
        }}
      />
    );
  }
}
