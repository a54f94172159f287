import { ApiError, call, callOrThrow } from '@tessera/shared/api';
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

export interface LinkedAffiliate {
  /** The code of the address once the operator has proved it. */
  readonly proved: string | undefined;
  /** The operator knows no such code. */
  readonly isWrong: boolean;
}

/** What is known of the invitation code in the address. */
export function useLinkedAffiliate(code: string): LinkedAffiliate {
  const canAsk = useSwitch('AFFMAN3');
  const { data, error } = useQuery({ ...affiliateQuery(code), enabled: canAsk && code !== '' });
  return {
    proved: data?.affiliateCode,
    isWrong: error instanceof ApiError && error.code === 'affiliate.invalid',
  };
}
