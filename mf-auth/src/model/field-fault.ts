import type { RegisterRule } from '@tessera/shared/wire/auth';

export type FieldFault = 'required' | 'length' | 'pattern';

/** What of a rule measures a value. */
export type FieldRule = Pick<RegisterRule, 'required' | 'acceptedPattern' | 'minLength' | 'maxLength'>;

/** What is wrong with a value by the operator's rule (spec §5): first whether it is there, then its length in characters, then the whole of it. */
export function faultOf(rule: FieldRule, value: string): FieldFault | undefined {
  if (value === '') return rule.required ? 'required' : undefined;
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return 'length';
  if (rule.acceptedPattern === '*') return undefined;
  return expressionOf(rule.acceptedPattern)?.test(value) === false ? 'pattern' : undefined;
}

const expressions = new Map<string, RegExp | undefined>();

function expressionOf(pattern: string): RegExp | undefined {
  if (!expressions.has(pattern)) expressions.set(pattern, compile(pattern, 'u') ?? compile(pattern, ''));
  return expressions.get(pattern);
}

function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, flags);
  } catch {
    // A pattern in another dialect can't be measured here; the operator measures again and has the last word.
    return undefined;
  }
}
