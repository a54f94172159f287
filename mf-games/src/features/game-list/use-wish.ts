import { useLocation, useNavigate } from '@tessera/shared/router';
import { useCallback, useMemo } from 'react';
import { type ListWish, readWish, writeWish } from '../../model/list-wish.ts';

/** The wish of this page's address, and how to change it: a vendor is a step one can go back from, a filter is not. */
export function useWish() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const wish = useMemo(() => readWish(new URLSearchParams(search)), [search]);
  const change = useCallback(
    (part: Partial<ListWish>) => {
      const query = writeWish({ ...wish, ...part }).toString();
      navigate({ search: query && `?${query}` }, { replace: !('vassalage' in part) });
    },
    [navigate, wish],
  );
  return { wish, change };
}
