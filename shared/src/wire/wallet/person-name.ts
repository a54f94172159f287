import * as v from 'valibot';
import { filledText } from '../fields.ts';
import { neverTyped } from '../never-typed.ts';

/** The most that the name of an account's holder may have. */
const longestName = 60;

/** Why a name can't be taken: a cashier compares it by eye with what the bank says, so nothing in it may be hidden. */
export type NameFault = 'missing' | 'tooLong' | 'malformed';

/** What is wrong with a name as it was typed, for the forms and for the operator alike. */
export function nameFault(typed: string): NameFault | undefined {
  const name = typed.trim();
  if (name === '') return 'missing';
  if (name.length > longestName) return 'tooLong';
  return neverTyped.test(name) ? 'malformed' : undefined;
}

/** The name of whoever sends or receives money. */
export const personName = v.pipe(
  filledText(longestName),
  v.check((name) => nameFault(name) === undefined, 'holds hidden characters'),
);
