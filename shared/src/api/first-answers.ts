import { apiLanguage } from './client.ts';

/** Id of the element of a page that holds its {@link FirstAnswers}, as JSON. */
export const FIRST_ANSWERS_ID = 'tessera-first-answers';

/** Answers to the calls that a visitor's page makes first: they come with the page, or ahead of the next one. */
export interface FirstAnswers {
  /** What the calls were asked with, in the operator's code. */
  readonly language: string;
  /** Bodies by the address of the call. */
  readonly bodies: Readonly<Record<string, unknown>>;
}

interface FirstAnswer {
  readonly language: string;
  readonly body: unknown;
  /** In milliseconds of `performance.now()`. */
  readonly arrivedAt: number;
}

/** After it, what a part of the page shows first is asked for. */
const FRESH_MS = 60_000;

const known = new Map<string, FirstAnswer>();
let generation = 0;

/** Another number after each change that answers from before it do not know of. */
export const answersGeneration = (): number => generation;

/** Those that came with the page, before anything renders, and those of a page that may be next; `arrivedAt` in milliseconds of `performance.now()`. */
export function addFirstAnswers({ language, bodies }: FirstAnswers, arrivedAt = 0): void {
  for (const [address, body] of Object.entries(bodies)) known.set(address, { language, body, arrivedAt });
}

/** After a change that they were made before. */
export function dropFirstAnswers(): void {
  generation += 1;
  known.clear();
}

export const hasFirstAnswers = (): boolean => known.size > 0;

/** The answer to that address in the language of the page's calls, while it is fresh; `madeAt` in milliseconds since 1970. */
export function firstAnswerAt(address: string): { readonly body: unknown; readonly madeAt: number } | undefined {
  const found = known.get(address);
  if (!found || found.language !== apiLanguage()) return undefined;
  if (performance.now() - found.arrivedAt >= FRESH_MS) {
    known.delete(address);
    return undefined;
  }
  return { body: found.body, madeAt: performance.timeOrigin + found.arrivedAt };
}
