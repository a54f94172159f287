import { call, callOrThrow } from '@tessera/shared/api';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { useSwitch } from '@tessera/shared/switches';
import { getAffiliate } from '@tessera/shared/wire/auth';

const requestFor = (code: string) => ({ code, domain: window.location.hostname });

/** Checks an invitation code that was typed in, before the registration that uses it. */
export const checkAffiliate = (code: string) => call(getAffiliate, requestFor(code));

export const affiliateQuery = (code: string) =>
  queryOptions({
    queryKey: [getAffiliate.name, code],
    queryFn: ({ signal }) => callOrThrow(getAffiliate, requestFor(code), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { isPublic: true },
  });

/** The invitation code of the address once the operator has proved it; `undefined` before, and for a wrong one. */
export function useProvedAffiliate(code: string): string | undefined {
  const canAsk = useSwitch('AFFMAN3');
  return useQuery({ ...affiliateQuery(code), enabled: canAsk && code !== '' }).data?.affiliateCode;
}
