import { type UseFormReturn, useWatch } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import type { RegisterRule } from '@tessera/shared/wire/auth';
import { boundsOf, faultOf } from '@tessera/shared/wire/auth';
import { useUsernameIsFree } from '../../api/registration.ts';
import type { DownlineFields } from '../../model/team.ts';
import { useQuietText } from '../layout/use-quiet-text.ts';

interface Props {
  readonly form: UseFormReturn<DownlineFields>;
  readonly rule: RegisterRule;
}

/** The account's name; once typing pauses the operator says whether it is free. */
export function UsernameField({ form, rule }: Props) {
  const { t } = useTranslation('agent');
  const username = useWatch({ control: form.control, name: 'username' }).trim();
  const settled = useQuietText(username);
  const isAsked = settled === username && !faultOf(rule, settled);
  const isFree = useUsernameIsFree(settled, isAsked);
  const verdict = isAsked ? isFree : undefined;
  return (
    <TextField
      {...form.register('username', { setValueAs: (text: string) => text.trim() })}
      label={t('register.username')}
      requirement="required"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint={t(`rule.${rule.patternId}`, { bounds: boundsOf(rule) })}
      error={form.formState.errors.username?.message ?? (verdict === false ? t('field.taken') : undefined)}
      ok={verdict ? t('field.free') : undefined}
    />
  );
}
