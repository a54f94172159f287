import type { FieldFault, RegisterRule } from '@tessera/shared/wire/auth';
import { boundsOf } from '@tessera/shared/wire/auth';

/** A message as a key and what goes into it: the model speaks no language. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

const realNames: readonly (RegisterRule['field'] | undefined)[] = ['payeeName', 'fullName'];

/** One message per pattern says both what may stand in a field and how much of it; of a name it is said first that it is none (spec §5). */
export function faultMessage(
  rule: Pick<RegisterRule, 'patternId' | 'minLength' | 'maxLength'> & { readonly field?: RegisterRule['field'] },
  fault: FieldFault,
): Message {
  if (fault === 'required') return { key: 'field.empty' };
  if (fault === 'pattern' && realNames.includes(rule.field))
    return { key: 'field.realName', values: { patternId: rule.patternId, bounds: boundsOf(rule) } };
  return { key: `rule.${rule.patternId}`, values: { bounds: boundsOf(rule) } };
}
