import { useCallback, useMemo, useRef } from 'react';
import { type AccountFilter, readAccountFilter, writeAccountFilter } from '../../model/account-filter.ts';
import { useHere } from '../layout/use-here.ts';
import { useSearchText } from '../layout/use-search-text.ts';

/** What the list shows, read from the address; a name goes there once typing pauses. */
export function useAccountView() {
  const { params, change } = useHere();
  const filter = useMemo(() => readAccountFilter(params), [params]);
  const latest = useRef({ filter, params, change });
  latest.current = { filter, params, change };

  const show = useCallback((next: AccountFilter, isStep = false) => {
    const here = latest.current;
    here.change(writeAccountFilter(next, here.params), { isStep });
  }, []);
  const alter = useCallback(
    (part: Partial<AccountFilter>) => show({ ...latest.current.filter, page: 1, ...part }),
    [show],
  );
  const { text, setText } = useSearchText(filter.keyword ?? '', (keyword) => alter({ keyword }));
  const replace = useCallback(
    (next: AccountFilter) => {
      if (!next.keyword) setText('');
      show(next);
    },
    [show, setText],
  );
  // Down into a branch and up again: steps that can be gone back.
  const enter = useCallback(
    (parentId: string | undefined) => {
      setText('');
      const { keyword: _, ...rest } = latest.current.filter;
      show({ ...rest, page: 1, parentId }, true);
    },
    [show, setText],
  );
  return { filter, keyword: text, search: setText, alter, enter, change: replace };
}
