import { firstAnswer, firstAnswerMadeAt } from '../api/call.ts';
import type { AnswerOf, Endpoint, RequestOf } from '../wire/define-endpoint.ts';

/**
 * Options of a query that starts with the answer that came ahead of it, where there is one: its first render has the
 * data, and the call is made when that is stale.
 */
export const startingWith = <E extends Endpoint, Data>(
  endpoint: E,
  request: RequestOf<E>,
  read: (answer: AnswerOf<E>) => Data,
) => ({
  initialData: (): Data | undefined => {
    const answer = firstAnswer(endpoint, request);
    return answer && read(answer);
  },
  initialDataUpdatedAt: (): number | undefined => firstAnswerMadeAt(endpoint, request),
});
