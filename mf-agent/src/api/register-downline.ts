import { call } from '@tessera/shared/api';
import { useMutation, useQueryClient } from '@tessera/shared/query';
import { registerDownline } from '@tessera/shared/wire/agent';
import type { DownlineWish, RegisteredDownline } from '../model/team.ts';
import { agentKeys } from './query-keys.ts';

/** Opens an account below the agent; every figure and list of the team is asked for again afterwards. */
export function useRegisterDownline() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wish: DownlineWish): Promise<RegisteredDownline> => {
      const answered = await call(registerDownline, wish);
      if (!answered.ok) throw answered.error;
      await client.invalidateQueries({ queryKey: agentKeys.all });
      return answered.value;
    },
  });
}
