import { serverNow } from '@tessera/shared/clock';
import type { FieldErrors, FieldValues } from '@tessera/shared/form';
import { dayOf, formatPlain } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { useCallback } from 'react';
import { type CodeValues, codeText } from './code-text.ts';

/** A range of amounts, and a time without its day where that is today. */
export function useWalletFormat() {
  const { t } = useTranslation('wallet');
  const format = useFormat('wallet');
  const { timeZone } = merchant();
  const today = dayOf(serverNow(), timeZone);
  return {
    ...format,
    range: (fromMinor: number, toMinor: number) =>
      t('amount.range', { from: formatPlain(fromMinor, format.currency, format.language), to: format.plain(toMinor) }),
    recent: (ms: number) => format.date(dayOf(ms, timeZone) === today ? 'clock' : 'dayAndClock', ms),
  };
}

/** `codeText` in the language of the page. */
export function useCodeText(): (code: string | null, values?: CodeValues) => string {
  const { t } = useTranslation('wallet');
  return useCallback((code, values) => codeText(t, code, values), [t]);
}

/** What is wrong with a field: its error holds the problem's name, and the values fill in the limits. */
export function useProblemText<Fields extends FieldValues>(
  errors: FieldErrors<Fields>,
  values: Readonly<Record<string, string>>,
): (name: keyof Fields & string) => string | undefined {
  const { t } = useTranslation('wallet');
  return (name) => {
    const problem = errors[name]?.message;
    const key: string = `problem.${name}.${String(problem)}`;
    return problem === undefined ? undefined : t(key, { ...values });
  };
}
