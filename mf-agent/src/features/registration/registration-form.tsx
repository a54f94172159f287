import { ApiError } from '@tessera/shared/api';
import { Controller, type Resolver, useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { AlertIcon, InviteIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { boundsOf, faultOf, type RegisterRule } from '@tessera/shared/wire/auth';
import { useMemo, useState } from 'react';
import { useRegisterDownline } from '../../api/registration.ts';
import { type RuledField, refusedFields } from '../../model/registration.ts';
import type { DownlineFields, DownlineSettings } from '../../model/team.ts';
import { port } from '../../port.ts';
import { type Handover, HandoverCard } from './handover-card.tsx';
import { KindField } from './kind-field.tsx';
import { OwnLink } from './own-link.tsx';
import { FirstPasswordField } from './password-field.tsx';
import { RebateField } from './rebate-field.tsx';
import styles from './registration.module.css';
import { UsernameField } from './username-field.tsx';

interface Props {
  readonly settings: DownlineSettings;
  readonly rules: RegistrationRules;
}

/** The form, and what came of it in its place. */
export function RegistrationPage({ settings, rules }: Props) {
  const { t } = useTranslation('agent');
  const { form, submit, handover, again } = useRegistrationForm(rules);
  const { errors, isSubmitting } = form.formState;
  return (
    <div className={styles.page}>
      {handover ? (
        <HandoverCard handover={handover} onAgain={again} />
      ) : (
        <Panel>
          {settings.isLastLevel && (
            <p role="status" className={styles.warning}>
              {t('register.lastLevel')}
            </p>
          )}
          <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
            <Controller
              control={form.control}
              name="rank"
              render={({ field: { value, onChange } }) => (
                <KindField value={value} onChange={onChange} settings={settings} />
              )}
            />
            <UsernameField form={form} rule={rules.username} />
            <FirstPasswordField form={form} rule={rules.password} />
            <Controller
              control={form.control}
              name="rebateBasisPoints"
              render={({ field: { value, onChange } }) => (
                <RebateField value={value} onChange={onChange} settings={settings} />
              )}
            />
            {errors.root && (
              <p role="alert" className={styles.refusal}>
                <AlertIcon aria-hidden size={15} />
                {errors.root.message}
              </p>
            )}
            <Button
              type="submit"
              variant="primary"
              size="large"
              icon={<InviteIcon />}
              isBusy={isSubmitting}
              isDisabled={settings.isLastLevel}
              isWide
            >
              {t('register.submit')}
            </Button>
          </form>
        </Panel>
      )}
      {settings.inviteCode && !settings.isLastLevel && <OwnLink inviteCode={settings.inviteCode} />}
    </div>
  );
}

export function RegistrationSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={88} radius="m" />
      <Skeleton height={72} radius="m" />
      <Skeleton height={72} radius="m" />
      <Skeleton height={72} radius="m" />
      <Skeleton height={52} radius="m" />
    </div>
  );
}

type RegistrationRules = Readonly<Record<RuledField, RegisterRule>>;

/** The words for a broken rule, by its pattern (spec §5). */
function useFaultText() {
  const { t } = useTranslation('agent');
  return (rule: RegisterRule, fault: ReturnType<typeof faultOf>): string | undefined => {
    if (!fault) return undefined;
    return fault === 'required' ? t('field.empty') : t(`rule.${rule.patternId}`, { bounds: boundsOf(rule) });
  };
}

/** The form of a new downline account: measured by the merchant's rules, then by the operator, whose word is last. */
function useRegistrationForm(rules: RegistrationRules) {
  const faultText = useFaultText();
  const errorText = useErrorText('agent');
  const { t } = useTranslation('agent');
  const registration = useRegisterDownline();
  const [handover, setHandover] = useState<Handover>();
  const resolver = useMemo<Resolver<DownlineFields>>(
    () => (values) => {
      const errors = Object.fromEntries(
        (['username', 'password'] as const).flatMap((name) => {
          const message = faultText(rules[name], faultOf(rules[name], values[name]));
          return message ? [[name, { type: 'rule', message }]] : [];
        }),
      );
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    [rules, faultText],
  );
  const form = useForm<DownlineFields>({
    resolver,
    mode: 'onTouched',
    defaultValues: { username: '', password: '', rank: 'member', rebateBasisPoints: 0 },
  });

  function place(cause: unknown): void {
    const refused = cause instanceof ApiError ? refusedFields(cause) : [];
    for (const { field, reason } of refused) {
      const message = reason === 'taken' ? t('field.taken') : faultText(rules[field], reason);
      form.setError(field, { type: 'operator', message }, { shouldFocus: true });
    }
    if (refused.length === 0) form.setError('root', { type: 'operator', message: errorText(cause) });
  }

  const submit = form.handleSubmit(async ({ rank, ...account }) => {
    const kind = rank === 'member' ? { kind: 'member' as const } : { kind: 'agent' as const, rank };
    try {
      const registered = await registration.mutateAsync({ ...account, ...kind });
      port.emit('agent:downline-registered', { account: registered.account });
      setHandover({ ...registered, password: account.password });
    } catch (cause) {
      place(cause);
    }
  });
  const again = () => {
    const { rank, rebateBasisPoints } = form.getValues();
    form.reset({ username: '', password: '', rank, rebateBasisPoints });
    setHandover(undefined);
  };
  return { form, submit, handover, again };
}
