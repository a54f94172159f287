import { useLocation, useNavigate, useSearchParams } from '@tessera/shared/router';
import { useCallback } from 'react';

interface ListState {
  /** The entry of the history before this one is the page's list. */
  readonly isFromList?: boolean;
}

const withoutList = (state: unknown): object => {
  const { isFromList: _, ...rest } = (state ?? {}) as ListState;
  return rest;
};

/** What a page shows lives in its address; moving about keeps the page beneath the centre. */
export function useHere() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (next: URLSearchParams, { isStep = false }: { readonly isStep?: boolean } = {}) => {
      const search = next.toString();
      // A step (down into a branch) can be gone back; a filter replaces the one before.
      navigate(search ? `${pathname}?${search}` : pathname, {
        ...(isStep ? { state: withoutList(state) } : { state, replace: true }),
      });
    },
    [navigate, pathname, state],
  );
  const open = useCallback(
    (page: string, search = '') => navigate(`/agent/${page}${search}`, { state: withoutList(state) }),
    [navigate, state],
  );
  /** Down from a list: {@link toList} goes back to it. */
  const enter = useCallback(
    (next: URLSearchParams) => navigate(`${pathname}?${next}`, { state: { ...withoutList(state), isFromList: true } }),
    [navigate, pathname, state],
  );
  /** To the list: back to it from what it has led to, and otherwise in place of what is shown. */
  const toList = useCallback(
    (list: URLSearchParams) => ((state as ListState | null)?.isFromList ? navigate(-1) : change(list)),
    [navigate, change, state],
  );
  return { params, change, open, enter, toList };
}
