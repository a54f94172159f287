import { neverTyped } from '../never-typed.ts';
import type { RegisterRule } from './get-register-settings.ts';

/** In the order of the checks: missing, length, pattern. */
export type FieldFault = 'required' | 'length' | 'pattern';

/** The parts of a rule that are checked. */
export type FieldRule = Pick<RegisterRule, 'required' | 'acceptedPattern' | 'minLength' | 'maxLength'>;

/** The fault of a value by the merchant's rule (spec §5), for forms and operator; length counts characters. */
export function faultOf(rule: FieldRule, value: string): FieldFault | undefined {
  if (value === '') return rule.required ? 'required' : undefined;
  // A character has at most two units, so longer texts need not be counted.
  const length = value.length > 2 * rule.maxLength ? value.length : [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return 'length';
  if (neverTyped.test(value)) return 'pattern';
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
    // A pattern in another dialect cannot be evaluated: then only the length counts.
    return undefined;
  }
}

/** `6–13`, or `6` when both are the same (spec §5). */
export const boundsOf = ({ minLength, maxLength }: Pick<RegisterRule, 'minLength' | 'maxLength'>): string =>
  minLength === maxLength ? String(minLength) : `${minLength}–${maxLength}`;
