import { type ApiError, callOrThrow } from '@tessera/shared/api';
import { useMutation, useQueryClient } from '@tessera/shared/query';
import { registerDownline } from '@tessera/shared/wire/agent';
import type { DownlineWish, RegisteredDownline } from '../model/team.ts';
import { agentKeys } from './query-keys.ts';

/** Opens an account below the agent; every figure and list of the team is asked for again afterwards. */
export function useRegisterDownline() {
  const client = useQueryClient();
  return useMutation<RegisteredDownline, ApiError, DownlineWish>({
    mutationFn: (wish) => callOrThrow(registerDownline, wish),
    onSuccess: () => client.invalidateQueries({ queryKey: agentKeys.all }),
  });
}
