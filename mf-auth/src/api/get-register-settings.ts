import { callOrThrow } from '@tessera/shared/api';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { getRegisterSettings } from '@tessera/shared/wire/auth';

export const registerSettingsQuery = () =>
  queryOptions({
    queryKey: [getRegisterSettings.name],
    queryFn: ({ signal }) => callOrThrow(getRegisterSettings, {}, { signal }),
    staleTime: 5 * 60_000,
    meta: { isPublic: true },
  });

/** Which fields a registration asks for, and what each must look like. */
export const useRegisterSettings = () => useQuery(registerSettingsQuery());
