import * as v from 'valibot';
import { filledText } from '../fields.ts';
import { neverTyped } from '../never-typed.ts';

/** Maximum length of an account holder's name. */
const longestName = 60;

/** Why a name is refused. A cashier compares it by eye with the bank's data, so nothing in it may be hidden. */
export type NameFault = 'missing' | 'tooLong' | 'malformed';

/** The fault of a name as typed, for forms and operator. */
export function nameFault(typed: string): NameFault | undefined {
  const name = typed.trim();
  if (name === '') return 'missing';
  if (name.length > longestName) return 'tooLong';
  return neverTyped.test(name) ? 'malformed' : undefined;
}

/** The name of a sender or receiver of money. */
export const personName = v.pipe(
  filledText(longestName),
  v.check((name) => nameFault(name) === undefined, 'holds hidden characters'),
);
