import { callOrThrow } from '@tessera/shared/api';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { getCountries } from '@tessera/shared/wire/system';

export const countriesQuery = () =>
  queryOptions({
    queryKey: [getCountries.name],
    queryFn: ({ signal }) => callOrThrow(getCountries, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true },
  });

/** Countries and their dialing codes, the merchant's own first. */
export const useCountries = () => useQuery(countriesQuery());
