import { ApiError } from '@tessera/shared/api';
import { type Resolver, useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import type { RegisterRule } from '@tessera/shared/wire/auth';
import { boundsOf, faultOf } from '@tessera/shared/wire/auth';
import { useMemo, useState } from 'react';
import { useRegisterDownline } from '../../api/registration.ts';
import { type RuledField, refusedFields } from '../../model/refused-fields.ts';
import type { DownlineRequest, RegisteredDownline } from '../../model/team.ts';
import { port } from '../../port.ts';

export interface Handover extends RegisteredDownline {
  /** Kept in this tab's memory until the card is left, and nowhere else. */
  readonly password: string;
}

export type RegistrationRules = Readonly<Record<RuledField, RegisterRule>>;

/** The words for a broken rule, by its pattern (spec §5). */
function useFaultText() {
  const { t } = useTranslation('agent');
  return (rule: RegisterRule, fault: ReturnType<typeof faultOf>): string | undefined => {
    if (!fault) return undefined;
    return fault === 'required' ? t('field.empty') : t(`rule.${rule.patternId}`, { bounds: boundsOf(rule) });
  };
}

/** The form of a new downline account: measured by the merchant's rules, then by the operator, whose word is last. */
export function useRegistrationForm(rules: RegistrationRules) {
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

  const submit = form.handleSubmit(async (wish) => {
    try {
      const registered = await registration.mutateAsync(wish);
      port.emit('agent:downline-registered', { account: registered.account });
      setHandover({ ...registered, password: wish.password });
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
