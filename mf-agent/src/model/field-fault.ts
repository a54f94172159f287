import type { RegisterRule } from '@tessera/shared/wire/auth';

export type FieldFault = 'required' | 'length' | 'pattern';

const expressions = new Map<string, RegExp | undefined>();

function expressionOf(pattern: string): RegExp | undefined {
  if (!expressions.has(pattern)) {
    let made: RegExp | undefined;
    try {
      made = new RegExp(`^(?:${pattern})$`, 'u');
    } catch {
      // A pattern in another dialect can't be measured here; the operator measures again and has the last word.
    }
    expressions.set(pattern, made);
  }
  return expressions.get(pattern);
}

/** What is wrong with a value by the operator's rule (spec §5); length counts characters, and both fields are required. */
export function faultOf(rule: Pick<RegisterRule, 'acceptedPattern' | 'minLength' | 'maxLength'>, value: string) {
  if (value === '') return 'required';
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return 'length';
  if (rule.acceptedPattern === '*') return undefined;
  return expressionOf(rule.acceptedPattern)?.test(value) === false ? 'pattern' : undefined;
}

/** `6–13`, or `6` when both are the same (spec §5). */
export const boundsOf = ({ minLength, maxLength }: Pick<RegisterRule, 'minLength' | 'maxLength'>): string =>
  minLength === maxLength ? String(minLength) : `${minLength}–${maxLength}`;
