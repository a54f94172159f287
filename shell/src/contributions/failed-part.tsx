import { ErrorTile } from '@tessera/shared/ui/error-tile';
import type { LoadFailure } from '../remotes/load-failure.ts';
import { openSupport } from '../support/open-support.ts';

interface Props {
  readonly failure: LoadFailure;
  readonly remote: string;
  readonly retry: () => void;
  readonly size?: 'tile' | 'row' | 'icon';
}

/** The error shown instead of a contribution that failed, with the id for support. */
export function FailedPart({ failure, remote, retry, size = 'tile' }: Props) {
  return (
    <ErrorTile
      size={size}
      onRetry={retry}
      isNetworkCause={failure.isNetworkCause}
      onContact={() => void openSupport()}
      trace={`${remote} · ${failure.step} · ${failure.id}`}
    />
  );
}
