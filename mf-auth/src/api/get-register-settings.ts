import { callOrThrow } from '@tessera/shared/api';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { useSwitch } from '@tessera/shared/switches';
import { getRegisterSettings } from '@tessera/shared/wire/auth';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';

export type RegisterSettings = AnswerOf<typeof getRegisterSettings>;

export const registerSettingsQuery = () =>
  queryOptions({
    queryKey: [getRegisterSettings.name],
    queryFn: ({ signal }) => callOrThrow(getRegisterSettings, {}, { signal }),
    staleTime: 5 * 60_000,
    meta: { isPublic: true },
  });

/**
 * Which fields a registration asks for, and what each must look like. Closed registration (REG3 off) takes the call away
 * with it: nothing is asked then, and whoever measures a new password or a number by the rules leaves that to the operator.
 */
export const useRegisterSettings = () => useQuery({ ...registerSettingsQuery(), enabled: useSwitch('REG3') });
