import { useLocation, useNavigate } from '@tessera/shared/router';
import { useEffect } from 'react';

const tokenIn = (hash: string): string | undefined => /^#preview=([\w-]{1,64})$/.exec(hash)?.[1];

function tokenOfEntry(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('previewToken' in state)) return undefined;
  return typeof state.previewToken === 'string' ? state.previewToken : undefined;
}

/**
 * The token of a preview, which the console's link has behind `#`, where no server sees it. It is taken out of the
 * address at once, and kept with the entry of the history, so that a reload shows the preview again.
 */
export function usePreviewToken(): string | undefined {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const token = tokenIn(hash);
  useEffect(() => {
    if (token) navigate({ search }, { replace: true, state: { previewToken: token } });
  }, [navigate, search, token]);
  return token ?? tokenOfEntry(state);
}
