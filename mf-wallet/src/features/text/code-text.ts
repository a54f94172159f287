import { codeKey } from '@tessera/shared/api';

export type CodeValues = Readonly<Record<string, string | number>>;
type Translate = (keys: string[], values: CodeValues) => string;

/** What one of the operator's codes means; for an unknown code, that the reason is not known. `t`: of the wallet. */
export const codeText = (t: Translate, code: string | null, values: CodeValues = {}): string =>
  t([...(code ? [codeKey(code)] : []), 'error.noReason'], { ...values });
