import { useTranslation } from '@tessera/shared/i18n';
import { Switch } from '@tessera/shared/ui/switch';
import { toast } from '@tessera/shared/ui/toast';
import { type MarketingChannel, type MarketingConsents, marketingChannels } from '@tessera/shared/wire/protection';
import { useSetConsent } from '../../api/protection.ts';
import { useMessage } from '../form/use-message.ts';
import styles from './protection.module.css';

/** Marketing by channel; each takes effect at once and can be taken back as easily. */
export function Consents({ consents }: { readonly consents: MarketingConsents }) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.part}>
      <p className={styles.text}>{t('protection.consent.what')}</p>
      <ul className={styles.channels} aria-label={t('protection.consent.title')}>
        {marketingChannels.map((channel) => (
          <li key={channel}>
            <Consent channel={channel} isGiven={consents[channel]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Consent({ channel, isGiven }: { readonly channel: MarketingChannel; readonly isGiven: boolean }) {
  const { t } = useTranslation('auth');
  const { writeFailure } = useMessage();
  const { mutate, isPending, variables } = useSetConsent();
  const change = (next: boolean) =>
    mutate(
      { channel, isGiven: next },
      { onError: (cause) => toast.show({ tone: 'danger', title: writeFailure(cause) }) },
    );
  return (
    // Never disabled: whoever changes it by keyboard stays on it.
    <Switch
      checked={isPending ? variables.isGiven : isGiven}
      onChange={(event) => !isPending && change(event.target.checked)}
    >
      {t(`protection.consent.${channel}`)}
    </Switch>
  );
}
