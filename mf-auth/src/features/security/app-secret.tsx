import { useTranslation } from '@tessera/shared/i18n';
import { QrCode } from '@tessera/shared/ui/qr-code';
import styles from './authenticator.module.css';

/** Spec §9: the component's default size and margin. */
const qrPixels = 200;
const qrMargin = 20;

/** The secret as a picture for the app, and as text in fours for whoever types it in. */
export function AppSecret({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.secret}>
      <p className={styles.step}>{t('security.app.scan')}</p>
      <QrCode value={uri} size={qrPixels} margin={qrMargin} label={t('security.app.qr')} />
      <p className={styles.step}>{t('security.app.type')}</p>
      <code className={styles.code}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
    </div>
  );
}
