import { halfWidth } from '@tessera/shared/format';
import type { Currency } from '@tessera/shared/money';

export interface AmountLimits {
  readonly minimumMinor: number;
  /** One whole unit. A minimum of exactly one unit has a message of its own (spec §5). */
  readonly unitMinor?: number;
  readonly maximumMinor: number;
  /** What there is to take it from; left out where nothing is taken. */
  readonly availableMinor?: number;
}

/** What is wrong with an amount; the first problem only. */
type AmountProblem = 'missing' | 'below' | 'belowOne' | 'notCovered' | 'above';

export function amountProblem(minor: number | undefined, limits: AmountLimits): AmountProblem | undefined {
  if (minor === undefined) return 'missing';
  if (minor < Math.max(1, limits.minimumMinor)) return limits.minimumMinor === limits.unitMinor ? 'belowOne' : 'below';
  if (limits.availableMinor !== undefined && minor > limits.availableMinor) return 'notCovered';
  if (minor > limits.maximumMinor) return 'above';
  return undefined;
}

/** The most that can be asked for now; `undefined` when even the least is out of reach. */
export function mostOf({
  minimumMinor,
  maximumMinor,
  availableMinor = maximumMinor,
}: AmountLimits): number | undefined {
  const most = Math.min(maximumMinor, availableMinor);
  return most >= minimumMinor ? most : undefined;
}

/** What arrives after the fee; the fee never makes it negative. */
export function receivedMinor(amountMinor: number, feeMinor: number): number {
  return Math.max(0, amountMinor - feeMinor);
}

/** Amounts for buttons that add, grown from the least that may be asked for; none beyond the most. */
export function quickAmounts({ minimumMinor, maximumMinor }: AmountLimits): readonly number[] {
  return [1, 5, 10, 50, 100].map((times) => times * minimumMinor).filter((minor) => minor <= maximumMinor);
}

/** The operator's own bounds (`create-withdrawal`): figures, with hyphens between them, 6 to 30 characters. */
const accountNumber = /^\d[\d-]{4,28}\d$/;

/** An account number as it is sent: many people write it in groups with spaces, or in full-width digits. */
export const withoutSpaces = (number: string): string => halfWidth(number).replace(/\s+/g, '');

export function accountNumberProblem(number: string): 'missing' | 'malformed' | undefined {
  const text = withoutSpaces(number);
  if (text === '') return 'missing';
  return accountNumber.test(text) ? undefined : 'malformed';
}

/** The amount as a bank's form takes it: figures and a point, nothing else. */
export function plainDecimal(minor: number, currency: Currency): string {
  const text = (minor / 10 ** currency.exponent).toFixed(currency.exponent);
  return text.replace(/\.0+$/, '');
}
