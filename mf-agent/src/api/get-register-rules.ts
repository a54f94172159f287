import { callOrThrow } from '@tessera/shared/api';
import { queryOptions, useQuery } from '@tessera/shared/query';
import { getRegisterSettings } from '@tessera/shared/wire/auth';
import { agentKeys } from './query-keys.ts';

/** The merchant's rules of a username and a password, the same as on the public form. */
export const registerRulesQuery = () =>
  queryOptions({
    queryKey: agentKeys.rules(),
    queryFn: async ({ signal }) => {
      const { rules } = await callOrThrow(getRegisterSettings, {}, { signal });
      const username = rules.find(({ field }) => field === 'username');
      const password = rules.find(({ field }) => field === 'password');
      // Without them nothing could be registered anywhere (spec §5).
      if (!username || !password) throw new Error('The operator has no rule for usernames or passwords.');
      // Asked of every account, whatever the rules of the public form say.
      return { username: { ...username, required: true }, password: { ...password, required: true } };
    },
    staleTime: 300_000,
  });

export const useRegisterRules = () => useQuery(registerRulesQuery());
