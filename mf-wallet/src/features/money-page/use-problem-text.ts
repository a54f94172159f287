import type { FieldErrors, FieldValues } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';

/** What is wrong with a field in words: its error holds the problem's name, and the values fill in the limits. */
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
