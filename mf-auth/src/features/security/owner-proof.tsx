import type { Result } from '@tessera/shared/api';
import type { FieldPath, FieldValues, UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { PasswordField, type PasswordFieldProps } from '@tessera/shared/ui/field';
import { useRef } from 'react';
import { type OwnerProof, sendCodeToOwner, useSecurityChanged, useSecurityConfig } from '../../api/security.ts';
import { CodeField } from '../code/code-field.tsx';
import { showNotSent, useCodeSender } from '../code/code-sender.ts';
import { FormNotice } from '../form/form-parts.tsx';
import { useRefusal } from '../form/use-message.ts';

interface OwnerValues {
  readonly password: string;
  readonly ownerCode: string;
}

/** The password that a form asks its owner for is labelled as the one to log in by, not as the one before a new one. */
const ownKeys = { 'password.old.wrong': 'error.password_login_wrong' } as const;

/** What a form that changes a security setting needs to prove its owner. */
export const noProof: OwnerValues = { password: '', ownerCode: '' };

/** How the owner of the account proves it: by the password, or where there is none by a code to the account's number. */
export function useOwner() {
  const hasPassword = useSecurityConfig().data?.passwordChangedAtMs !== null;
  return {
    field: hasPassword ? 'password' : 'ownerCode',
    proofOf: ({ password, ownerCode }: OwnerValues): OwnerProof => (hasPassword ? { password } : { ownerCode }),
  } as const;
}
type Owner = ReturnType<typeof useOwner>;

/**
 * Tells refusals as `useRefusal` does, those of the owner's proof among them. A place is `undefined` while its field isn't
 * drawn; a refusal of that kind means that the account stands otherwise than was known, so that is asked for anew.
 */
export function useOwnerResult<Values extends FieldValues & OwnerValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  { field }: Owner,
  places: Readonly<Record<string, FieldPath<Values> | undefined>>,
) {
  const changed = useSecurityChanged();
  const placeOf = (drawn: Owner['field']) => (field === drawn ? (drawn as FieldPath<Values>) : undefined);
  const allPlaces: typeof places = {
    ...places,
    'password.old.wrong': placeOf('password'),
    'owner.code.invalid': placeOf('ownerCode'),
    'owner.code.expired': placeOf('ownerCode'),
    'owner.code.unsent': placeOf('ownerCode'),
  };
  const { notice, accept } = useRefusal(form, allPlaces, ownKeys);
  function acceptOwner<Value>(answered: Result<Value>): answered is Extract<Result<Value>, { ok: true }> {
    if (!answered.ok && answered.error.code in allPlaces && !allPlaces[answered.error.code]) void changed();
    return accept(answered);
  }
  return { notice, accept: acceptOwner };
}

type Input = Omit<PasswordFieldProps, 'label' | 'ref'> & { readonly ref?: (input: HTMLInputElement | null) => void };

/** Asked for before a security setting changes: the sign-in password, or of an account without one a code to its number. */
export function OwnerProofField({ owner, ...input }: Input & { readonly owner: Owner }) {
  const { t } = useTranslation('auth');
  if (owner.field === 'ownerCode') return <OwnerCode {...input} />;
  return (
    <PasswordField {...input} label={t('security.passwordLabel')} hint={t('security.passwordHint')} maxLength={128} />
  );
}

function OwnerCode({ ref, ...input }: Input) {
  const { t } = useTranslation('auth');
  const sender = useCodeSender({ purpose: 'owner' });
  const drawn = useRef<HTMLInputElement>(null);
  const send = async () => {
    const error = await sender.send(sendCodeToOwner);
    if (error) await showNotSent(error);
    else drawn.current?.focus();
  };
  return (
    <CodeField
      {...input}
      ref={(element) => {
        drawn.current = element;
        ref?.(element);
      }}
      label={t('security.ownerCode')}
      hint={t('security.ownerCodeHint')}
      sender={sender}
      onSend={() => void send()}
    />
  );
}

interface Props {
  readonly notice: string | undefined;
  readonly isBusy: boolean;
  readonly label: string;
  readonly tone?: 'primary' | 'danger';
}

/** What went wrong with the whole form, and its one button. */
export function FormFoot({ notice, isBusy, label, tone = 'primary' }: Props) {
  return (
    <>
      <FormNotice>{notice}</FormNotice>
      <Button type="submit" variant={tone} isWide isBusy={isBusy}>
        {label}
      </Button>
    </>
  );
}
