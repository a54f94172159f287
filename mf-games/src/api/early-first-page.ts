import { callOrThrow } from '@tessera/shared/api';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { getGameList } from '@tessera/shared/wire/games';

type Request = RequestOf<typeof getGameList>;
type Answer = AnswerOf<typeof getGameList>;

let asked: { readonly key: string; readonly answer: Promise<Answer> } | undefined;

/** Asks for a page's first rows as soon as its code is here, while messages and other tiles are still on their way. */
export function askEarly(request: Request): void {
  const answer = callOrThrow(getGameList, request);
  // Whoever takes it hears of a failure; if nobody does, nobody misses it.
  answer.catch(() => undefined);
  asked = { key: JSON.stringify(request), answer };
}

/** The early answer to this very request; it is given once, and the next request asks anew. */
export function takeEarly(request: Request): Promise<Answer> | undefined {
  const answer = asked?.key === JSON.stringify(request) ? asked.answer : undefined;
  asked = undefined;
  return answer;
}
