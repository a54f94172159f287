import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import type { Passkey } from '../../api/passkeys.ts';
import { useSecurityChanged } from '../../api/security.ts';
import { withNumberedNames } from '../../model/numbered-names.ts';
import { knowsPasskeys } from '../../model/passkey-support.ts';
import { GuardRow } from '../security/guard-row.tsx';
import guards from '../security/guards.module.css';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import styles from './passkeys.module.css';
import { RemovePasskeyForm } from './remove-passkey-form.tsx';

/** The account's passkeys, each to be removed, and room for another; one form is open at a time. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('auth');
  const changed = useSecurityChanged();
  const [open, setOpen] = useState<number | 'new'>();
  const done = (title: string) => {
    toast.show({ tone: 'ok', title });
    setOpen(undefined);
    void changed();
  };
  const row = (id: number | 'new') => ({
    icon: 'passkey' as const,
    isOpen: open === id,
    onToggle: () => setOpen(open === id ? undefined : id),
  });
  const usageOf = ({ host, lastUsedAtMs }: Passkey): string =>
    [
      // A passkey signs in at the host that it was made for and nowhere else.
      host === window.location.hostname ? '' : host,
      lastUsedAtMs === null
        ? t('security.passkeys.unused')
        : t('security.passkeys.used', {
            time: formatDate(t('signedIn.pattern'), lastUsedAtMs, merchant().timeZone),
          }),
    ]
      .filter(Boolean)
      .join(' · ');

  return (
    <ul className={guards.guards}>
      {withNumberedNames(passkeys).map((passkey) => (
        <GuardRow
          key={passkey.id}
          {...row(passkey.id)}
          title={passkey.name}
          state={usageOf(passkey)}
          action={t('security.passkeys.remove')}
        >
          <RemovePasskeyForm
            passkey={passkey}
            onDone={() => done(t('security.passkeys.removed', { name: passkey.name }))}
          />
        </GuardRow>
      ))}
      {knowsPasskeys() ? (
        <GuardRow
          {...row('new')}
          icon="plus"
          title={t('security.passkeys.new')}
          state={t('security.passkeys.what')}
          action={t('security.passkeys.add')}
        >
          <AddPasskeyForm onDone={(name) => done(t('security.passkeys.added', { name }))} />
        </GuardRow>
      ) : (
        <li className={styles.unsupported}>{t('security.passkeys.unsupported')}</li>
      )}
    </ul>
  );
}
