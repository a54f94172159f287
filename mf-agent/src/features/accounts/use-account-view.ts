import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AccountFilter, readAccountFilter, writeAccountFilter } from '../../model/account-filter.ts';
import { useHere } from '../layout/use-here.ts';
import { useQuietText } from '../layout/use-quiet-text.ts';

/** What the list shows, read from the address; a name goes there once typing pauses. */
export function useAccountView() {
  const here = useHere();
  const filter = useMemo(() => readAccountFilter(here.params), [here.params]);
  const [keyword, search] = useState(filter.keyword ?? '');
  const settled = useQuietText(keyword);
  const latest = useRef({ filter, change: here.change });
  latest.current = { filter, change: here.change };

  const change = useCallback(
    (next: AccountFilter) => {
      if (!next.keyword) search('');
      here.change(writeAccountFilter(next));
    },
    [here.change],
  );
  const alter = useCallback(
    (part: Partial<AccountFilter>) =>
      latest.current.change(writeAccountFilter({ ...latest.current.filter, page: 1, ...part })),
    [],
  );
  // Down into a branch and up again: steps that can be gone back.
  const enter = useCallback((parentId: string | undefined) => {
    search('');
    const { keyword: _, ...rest } = latest.current.filter;
    latest.current.change(writeAccountFilter({ ...rest, page: 1, parentId }), { isStep: true });
  }, []);

  const asked = useRef(settled);
  useEffect(() => {
    if (settled === asked.current) return;
    asked.current = settled;
    alter({ keyword: settled });
  }, [settled, alter]);

  return { filter, keyword, search, alter, enter, change };
}
