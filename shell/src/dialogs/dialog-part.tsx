import { type SwitchName, useSwitchSet } from '@tessera/shared/switches';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useMemo } from 'react';
import { Contribution } from '../contributions/contribution.tsx';
import { FailedPart } from '../contributions/failed-part.tsx';
import type { Release } from '../remotes/live-remotes.ts';

interface Props {
  readonly release: Release;
  /** Of the dialog, in the contract of the release. */
  readonly name: string;
  readonly params: unknown;
  readonly close: (result?: unknown) => void;
}

/** What a remote shows in one of its dialogs, in whatever frame. */
export function DialogPart({ release, name, params, close }: Props) {
  const switches = useSwitchSet();
  const { reserve: height, reserveWith = {} } = release.contract.dialogs[name] ?? {};
  const added = Object.entries(reserveWith).flatMap(([switchName, more]) =>
    switches.isOn(switchName as SwitchName) ? [more] : [],
  );
  const reserve = height && `calc(${[height, ...added].join(' + ')})`;
  const waiting = useMemo(
    () => (
      <div aria-busy="true" style={{ minBlockSize: reserve }}>
        <SkeletonText lines={5} />
      </div>
    ),
    [reserve],
  );
  return (
    <Contribution
      release={release}
      partKey={`dialog:${name}`}
      componentProps={useMemo(() => ({ params, close }), [params, close])}
      waiting={waiting}
      failed={(failure, retry) => <FailedPart failure={failure} remote={release.id} retry={retry} />}
    />
  );
}
