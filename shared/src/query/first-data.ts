import { answerMeanwhile, firstAnswer, firstAnswerMadeAt } from '../api/call.ts';
import type { AnswerOf, Endpoint, RequestOf } from '../wire/define-endpoint.ts';

/**
 * Options of a query that starts with the answer that came ahead of it, where there is one: its first render has the
 * data, and the call is made when that is stale. An account's page shows what it was rendered with until the account has its own.
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
  placeholderData: (): Data | undefined => {
    const answer = answerMeanwhile(endpoint, request);
    return answer && read(answer);
  },
});
