import { useTranslation } from '@tessera/shared/i18n';
import { useSwitch } from '@tessera/shared/switches';
import type { SecurityConfig } from '../../api/security.ts';
import { BindEmailForm } from './bind-email-form.tsx';
import { BindMobileForm } from './bind-mobile-form.tsx';
import { GuardRow, type GuardRowProps } from './guard-row.tsx';

interface Props {
  readonly config: SecurityConfig;
  readonly rowOf: (guard: 'mobile' | 'email') => Pick<GuardRowProps, 'title' | 'isOpen' | 'onToggle'>;
  readonly onDone: () => void;
}

interface Contact {
  readonly masked: string;
  readonly isVerified: boolean;
}

const actions = { on: 'security.change', off: 'security.set', unproved: 'security.confirm' } as const;

function standingOf({ masked, isVerified }: Contact): keyof typeof actions {
  if (isVerified) return 'on';
  return masked ? 'unproved' : 'off';
}

/** What waits to be confirmed as it stands; nothing where it has been, as the form is for another then. */
const toConfirm = ({ isVerified }: Contact, text: string): string => (isVerified ? '' : text);

/** The number and the address by which an account is known again. */
export function ContactGuards({ config: { mobile, email }, rowOf, onDone }: Props) {
  const { t } = useTranslation('auth');
  const canSendCodes = useSwitch('VERIFICATION3');
  const number = mobile.masked && `+${mobile.dialingCode} ${mobile.masked}`;
  const row = (guard: 'mobile' | 'email', contact: Contact, text: string) => {
    const standing = standingOf(contact);
    return { ...rowOf(guard), standing, action: t(actions[standing]), state: text || t('security.none') };
  };
  return (
    <>
      {canSendCodes && (
        <GuardRow {...row('mobile', mobile, number)} icon="phone">
          <BindMobileForm known={toConfirm(mobile, number)} onDone={onDone} />
        </GuardRow>
      )}
      <GuardRow {...row('email', email, email.masked)} icon="messages">
        <BindEmailForm known={toConfirm(email, email.masked)} onDone={onDone} />
      </GuardRow>
    </>
  );
}
