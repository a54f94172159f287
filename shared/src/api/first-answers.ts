import { currentToken } from '../session/token.ts';
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

/** Those that the page's HTML was rendered from. React takes over a part whose code is late with them, whatever came since. */
let ofPage: ReadonlyMap<string, FirstAnswer> = new Map();
let languageOfPage: string | undefined;
let generationOfPage = 0;
let isPageChanged = false;
let isReadingPage = false;

/** Whether answers were dropped or added since the page was rendered, are too old or in another language, or somebody signed in. */
export const havePageAnswersChanged = (): boolean =>
  languageOfPage !== undefined &&
  (isPageChanged || performance.now() >= FRESH_MS || languageOfPage !== apiLanguage() || currentToken() !== undefined);

/** Whether this is a browser's page with answers, perhaps none; on the edge it is not. */
export const hasPageAnswers = (): boolean => languageOfPage !== undefined;

/** Whether a part that comes now may show them first: they are new, and nothing that they do not know of has changed. */
export const arePageAnswersFresh = (): boolean =>
  languageOfPage === apiLanguage() && generation === generationOfPage && performance.now() < FRESH_MS;

/** Reads with the answers of the page, as they were when it came. */
export function withPageAnswers<Result>(read: () => Result): Result {
  const before = isReadingPage;
  isReadingPage = true;
  try {
    return read();
  } finally {
    isReadingPage = before;
  }
}

/** Adds the answers that came with the page, none if the operator was late. Call it before anything renders. */
export function addPageAnswers(answers: FirstAnswers, arrivedAt?: number): void {
  addFirstAnswers(answers, arrivedAt);
  isPageChanged = false;
  ofPage = new Map(known);
  languageOfPage = answers.language;
  generationOfPage = generation;
}

/** Another number after each change that answers from before it do not know of. */
export const answersGeneration = (): number => generation;

/** Adds answers to what a page asks first, also one that may be next; `arrivedAt` in milliseconds of `performance.now()`. */
export function addFirstAnswers({ language, bodies }: FirstAnswers, arrivedAt = 0): void {
  for (const [address, body] of Object.entries(bodies)) known.set(address, { language, body, arrivedAt });
  // The page may have been rendered without them.
  isPageChanged ||= languageOfPage !== undefined;
}

/** After a change that they were made before. */
export function dropFirstAnswers(): void {
  generation += 1;
  isPageChanged = true;
  known.clear();
}

export const hasFirstAnswers = (): boolean => known.size > 0 || isReadingPage;

/** Whether the answers that are read are those of the page: a visitor's, also if somebody has signed in since. */
export const isReadingPageAnswers = (): boolean => isReadingPage;

/** The answer to that address in the language of the page's calls, while it is fresh; `madeAt` in milliseconds since 1970. */
export function firstAnswerAt(address: string): { readonly body: unknown; readonly madeAt: number } | undefined {
  const found = (isReadingPage ? ofPage : known).get(address);
  if (found && isReadingPage) return { body: found.body, madeAt: performance.timeOrigin + found.arrivedAt };
  if (!found || found.language !== apiLanguage()) return undefined;
  if (performance.now() - found.arrivedAt >= FRESH_MS) {
    known.delete(address);
    return undefined;
  }
  return { body: found.body, madeAt: performance.timeOrigin + found.arrivedAt };
}
