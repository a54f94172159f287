import { ApiError } from '@tessera/shared/api';
import { Controller, type Resolver, type UseFormReturn, useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { Field } from '@tessera/shared/ui/field';
import { AlertIcon, InviteIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import { RadioCard, RadioCards } from '@tessera/shared/ui/radio-card';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { Slider } from '@tessera/shared/ui/slider';
import { boundsOf, faultOf, type RegisterRule } from '@tessera/shared/wire/auth';
import { useMemo, useState } from 'react';
import { useRegisterDownline } from '../../api/registration.ts';
import { type RuledField, refusedFields } from '../../model/registration.ts';
import type { DownlineRequest, DownlineSettings } from '../../model/team.ts';
import { port } from '../../port.ts';
import { type Handover, HandoverCard } from './handover-card.tsx';
import { OwnLink } from './own-link.tsx';
import { FirstPasswordField } from './password-field.tsx';
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
          <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
            <KindField form={form} agentRank={settings.agentRank} />
            <UsernameField form={form} rule={rules.username} />
            <FirstPasswordField form={form} rule={rules.password} />
            <RebateField form={form} settings={settings} />
            {errors.root && (
              <p role="alert" className={styles.refusal}>
                <AlertIcon aria-hidden size={15} />
                {errors.root.message}
              </p>
            )}
            <Button type="submit" variant="primary" size="large" icon={<InviteIcon />} isBusy={isSubmitting} isWide>
              {t('register.submit')}
            </Button>
          </form>
        </Panel>
      )}
      {settings.inviteCode && <OwnLink inviteCode={settings.inviteCode} />}
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
  const resolver = useMemo<Resolver<DownlineRequest>>(
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
  const form = useForm<DownlineRequest>({
    resolver,
    mode: 'onTouched',
    defaultValues: { username: '', password: '', kind: 'member', rebateBasisPoints: 0 },
  });

  function place(cause: unknown): void {
    const refused = cause instanceof ApiError ? refusedFields(cause) : [];
    for (const { field, reason } of refused) {
      const message = reason === 'taken' ? t('field.taken') : faultText(rules[field], reason);
      form.setError(field, { type: 'operator', message }, { shouldFocus: true });
    }
    if (refused.length === 0) form.setError('root', { type: 'operator', message: errorText(cause) });
  }

  const submit = form.handleSubmit(async (account) => {
    try {
      const registered = await registration.mutateAsync(account);
      port.emit('agent:downline-registered', { account: registered.account });
      setHandover({ ...registered, password: account.password });
    } catch (cause) {
      place(cause);
    }
  });
  const again = () => {
    const { kind, rebateBasisPoints } = form.getValues();
    form.reset({ username: '', password: '', kind, rebateBasisPoints });
    setHandover(undefined);
  };
  return { form, submit, handover, again };
}

interface KindFieldProps {
  readonly form: UseFormReturn<DownlineRequest>;
  readonly agentRank: DownlineSettings['agentRank'];
}

/** Member, or agent where there is a rung below one's own. */
function KindField({ form, agentRank }: KindFieldProps) {
  const { t } = useTranslation('agent');
  const rank = agentRank ? t(`rank.${agentRank}`) : undefined;
  return (
    <Field label={t('register.kind')} isGroup hasMessage={false} hint={rank ? undefined : t('register.membersOnly')}>
      {() => (
        <RadioCards label={t('register.kind')}>
          <RadioCard
            {...form.register('kind')}
            layout="row"
            value="member"
            title={t('rank.member')}
            lines={[t('register.memberNote')]}
          />
          <RadioCard
            {...form.register('kind')}
            layout="row"
            value="agent"
            isDisabled={!rank}
            title={rank ? t('register.agentOf', { rank }) : t('register.agent')}
            lines={[t('register.agentNote')]}
          />
        </RadioCards>
      )}
    </Field>
  );
}

interface RebateFieldProps {
  readonly form: UseFormReturn<DownlineRequest>;
  readonly settings: DownlineSettings;
}

/** The rate of the new account, never above one's own; what is left of it stands beside it before anything is pressed. */
function RebateField({ form, settings }: RebateFieldProps) {
  const { t } = useTranslation('agent');
  const { rate } = useFormat('agent');
  const { maximumRebateBasisPoints: maximum, rebateStepBasisPoints: step } = settings;
  return (
    <Controller
      control={form.control}
      name="rebateBasisPoints"
      render={({ field: { value, onChange } }) => (
        <Field
          label={t('register.rebate')}
          isGroup
          aside={<span className={styles.rate}>{rate(value)}</span>}
          hint={t('register.rebateNote', { mine: rate(maximum), left: rate(maximum - value) })}
        >
          {() => (
            <Slider
              label={t('register.rebate')}
              value={value}
              min={0}
              max={maximum - (maximum % step)}
              step={step}
              valueText={rate(value)}
              isDisabled={maximum < step}
              onChange={onChange}
            />
          )}
        </Field>
      )}
    />
  );
}
