import type { UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { RefreshIcon } from '@tessera/shared/ui/icons';
import type { RegisterRule } from '@tessera/shared/wire/auth';
import { boundsOf } from '@tessera/shared/wire/auth';
import { freshPassword } from '../../model/registration.ts';
import type { DownlineFields } from '../../model/team.ts';

interface Props {
  readonly form: UseFormReturn<DownlineFields>;
  readonly rule: RegisterRule;
}

/** The first password. It is handed over and good for one sign-in, so it is shown in plain text. */
export function FirstPasswordField({ form, rule }: Props) {
  const { t } = useTranslation('agent');
  const make = () => {
    const password = freshPassword(rule);
    if (password) form.setValue('password', password, { shouldValidate: true, shouldTouch: true });
  };
  return (
    <TextField
      {...form.register('password')}
      label={t('register.password')}
      requirement="required"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint={t(`rule.${rule.patternId}`, { bounds: boundsOf(rule) })}
      error={form.formState.errors.password?.message}
      beside={
        <Button icon={<RefreshIcon />} onClick={make}>
          {t('register.generate')}
        </Button>
      }
    />
  );
}
