import { apiLanguage } from './client.ts';

/** Id of the element of a page that holds its {@link FirstAnswers}, as JSON. */
export const FIRST_ANSWERS_ID = 'tessera-first-answers';

/** Answers to a visitor's calls that came with the page. */
export interface FirstAnswers {
  /** What the calls were asked with, in the operator's code. */
  readonly language: string;
  /** Bodies by the address of the call. */
  readonly bodies: Readonly<Record<string, unknown>>;
}

/** After it, what a part of the page shows first is asked for: the answers were made with the page. */
const FRESH_MS = 60_000;

let installed: (FirstAnswers & { readonly arrivedAt: number }) | undefined;

/** Called once at start, before anything renders; `arrivedAt` is when the page came, in milliseconds of `performance.now()`. */
export function installFirstAnswers(answers: FirstAnswers | undefined, arrivedAt = 0): void {
  installed = answers && { ...answers, arrivedAt };
}

/** When the answers were made, by the browser's clock; milliseconds since 1970. */
export const firstAnswersMadeAt = (): number => performance.timeOrigin + (installed?.arrivedAt ?? 0);

export const hasFirstAnswers = (): boolean =>
  installed !== undefined && performance.now() - installed.arrivedAt < FRESH_MS;

/** The body of the answer to that address in the language of the page's calls. */
export const firstAnswerAt = (address: string): unknown =>
  installed?.language === apiLanguage() ? installed?.bodies[address] : undefined;
