import { useTranslation } from '@tessera/shared/i18n';
import { PasswordField, type PasswordFieldProps } from '@tessera/shared/ui/field';
import { useRef } from 'react';
import { sendCodeToOwner } from '../../api/security.ts';
import { CodeField } from '../code/code-field.tsx';
import { tellNotSent } from '../code/tell-not-sent.ts';
import { useCodeSender } from '../code/use-code-sender.ts';
import type { Owner } from './use-owner.ts';

type Input = Omit<PasswordFieldProps, 'label' | 'ref'> & { readonly ref?: (input: HTMLInputElement | null) => void };

/** Asked for before anything that guards the account changes: the sign-in password, or of an account without one a code to its number. */
export function OwnerProof({ owner, ...input }: Input & { readonly owner: Owner }) {
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
    if (error) await tellNotSent(error);
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
