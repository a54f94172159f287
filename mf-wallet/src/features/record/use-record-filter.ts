import { serverNow } from '@tessera/shared/clock';
import { merchant } from '@tessera/shared/merchant';
import { useLocation, useNavigate, useSearchParams } from '@tessera/shared/router';
import { useMemo } from 'react';
import { type RecordFilter, readRecordFilter, writeRecordFilter } from '../../model/record-filter.ts';

/** The record's filter lives in the address; a change of anything but the page begins at the first page. */
export function useRecordFilter() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => readRecordFilter(params, serverNow(), merchant().timeZone), [params]);
  const change = (part: Partial<RecordFilter>) => {
    const search = writeRecordFilter({ ...filter, page: 1, ...part });
    navigate(search ? `${pathname}?${search}` : pathname, { state, replace: true });
  };
  return { filter, change };
}
