import { answerMeanwhile, firstAnswer, firstAnswerMadeAt } from '../api/call.ts';
import type { AnswerOf, Endpoint, RequestOf } from '../wire/define-endpoint.ts';

/**
 * Options of a query that starts with the answer that came ahead of it, where there is one: its first render has the
 * data, and the call is made when that is stale. An account's page shows what it was rendered with until the account has its own.
 * `keepsPrevious`: the data of the request before stays until the new one is answered.
 */
export const startingWith = <E extends Endpoint, Data>(
  endpoint: E,
  request: RequestOf<E>,
  read: (answer: AnswerOf<E>) => Data,
  { keepsPrevious = false }: { readonly keepsPrevious?: boolean | undefined } = {},
) => ({
  initialData: (): Data | undefined => {
    const answer = firstAnswer(endpoint, request);
    return answer && read(answer);
  },
  initialDataUpdatedAt: (): number | undefined => firstAnswerMadeAt(endpoint, request),
  placeholderData: (before?: Data): Data | undefined => {
    if (keepsPrevious && before !== undefined) return before;
    const answer = answerMeanwhile(endpoint, request);
    return answer && read(answer);
  },
});
