import { endpointMutation, endpointQuery, useQuery } from '@tessera/shared/query';
import { getDownlineSettings, registerDownline } from '@tessera/shared/wire/agent';
import { checkUsername, getRegisterSettings } from '@tessera/shared/wire/auth';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';

/** What the agent may register below itself. */
export const useDownlineSettings = endpointQuery(getDownlineSettings, { staleTime: 60_000 });

const registerSettings = endpointQuery(getRegisterSettings, { isPublic: true, staleTime: 300_000 });

function accountRules({ rules }: AnswerOf<typeof getRegisterSettings>) {
  const username = rules.find(({ field }) => field === 'username');
  const password = rules.find(({ field }) => field === 'password');
  // Without them nothing could be registered anywhere (spec §5).
  if (!username || !password) throw new Error('The operator has no rule for usernames or passwords.');
  // Asked of every account, whatever the rules of the public form say.
  return { username: { ...username, required: true }, password: { ...password, required: true } };
}

/** The merchant's rules of a username and a password, the same as on the public form. */
export const useRegisterRules = () => useQuery({ ...registerSettings.options({}), select: accountRules });

// Called while somebody types, so a refusal (too often) is not repeated: the operator checks once more at the end.
const usernameCheck = endpointQuery(checkUsername, { isPublic: true, staleTime: 30_000, retry: false });

/** Whether a name is free; `undefined` while it is not known. */
export const useUsernameIsFree = (username: string, isAsked: boolean): boolean | undefined =>
  usernameCheck({ username }, { enabled: isAsked }).data?.isFree;

/** Opens an account below the agent; every figure and list of the team changes with it. */
export const useRegisterDownline = endpointMutation(registerDownline, { invalidates: [['agent'], usernameCheck.key] });
