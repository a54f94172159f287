import type { ApiError } from '@tessera/shared/api';
import { useQueryClient } from '@tessera/shared/query';
import { blockedNumbersKey } from '../../api/blocked-numbers.ts';
import { useChaseTerms } from '../../api/chases.ts';
import { drawStatesKey } from '../../api/draws.ts';

const keysByCode = [
  { code: /^lottery\.(?:chase\.)?number\./, keys: [blockedNumbersKey] },
  { code: /^lottery\.issue\.void$/, keys: [drawStatesKey, useChaseTerms.key] },
  { code: /^lottery\.chase\.issues\.changed$/, keys: [useChaseTerms.key] },
] as const;

/** Loads again what a refusal has shown to be outdated: blocked numbers, draws, or the issues of a chase. */
export function useRefreshAfterRefusal(): (refusal: ApiError) => void {
  const queries = useQueryClient();
  return (refusal) => {
    for (const { code, keys } of keysByCode)
      if (code.test(refusal.code)) for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  };
}
