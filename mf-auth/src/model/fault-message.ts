import type { FieldFault, RegisterRule } from '@tessera/shared/wire/auth';
import { boundsOf } from '@tessera/shared/wire/auth';

/** A message as a key and what goes into it: the model speaks no language. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** One message per pattern says both what may stand in a field and how much of it. */
export function faultMessage(
  rule: Pick<RegisterRule, 'patternId' | 'minLength' | 'maxLength'>,
  fault: FieldFault,
): Message {
  if (fault === 'required') return { key: 'field.empty' };
  return { key: `rule.${rule.patternId}`, values: { bounds: boundsOf(rule) } };
}
