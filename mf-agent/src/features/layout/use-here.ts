import { useLocation, useNavigate, useSearchParams } from '@tessera/shared/router';
import { useCallback } from 'react';

/** What a page shows lives in its address; moving about keeps the page beneath the centre. */
export function useHere() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (next: URLSearchParams, { isStep = false }: { readonly isStep?: boolean } = {}) => {
      const search = next.toString();
      // A step (down into a branch) can be gone back; a filter replaces the one before.
      navigate(search ? `${pathname}?${search}` : pathname, { state, replace: !isStep });
    },
    [navigate, pathname, state],
  );
  const open = useCallback(
    (page: string, search = '', { isStep = false }: { readonly isStep?: boolean } = {}) =>
      navigate(`/agent/${page}${search}`, { state, replace: !isStep }),
    [navigate, state],
  );
  return { params, change, open };
}
