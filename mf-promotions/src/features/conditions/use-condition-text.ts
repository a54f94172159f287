import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import type { ConditionLine } from '../../model/conditions.ts';

const written = (entries: Readonly<Record<string, number>> | undefined, write: (value: number) => string) =>
  Object.fromEntries(Object.entries(entries ?? {}).map(([name, value]) => [name, write(value)]));

/** A line of the conditions in words, with its amounts and dates as the language writes them. */
export function useConditionText(): (line: ConditionLine) => string {
  const { t } = useTranslation('promotions');
  const { plain, date } = useFormat('promotions');
  return ({ text, amounts, moments, values }) =>
    t(text, { ...values, ...written(amounts, plain), ...written(moments, (ms) => date('fullDay', ms)) });
}
