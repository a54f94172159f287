import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { CopyButton, useCopy } from '@tessera/shared/ui/copy';
import { Panel } from '@tessera/shared/ui/panel';
import { QrCode } from '@tessera/shared/ui/qr-code';
import type { ReferralDetails } from '../../api/referral.ts';
import { referralLink } from '../../model/referral-link.ts';
import styles from './referral.module.css';

/** The member's link and code, to be copied, shared or scanned. */
export function LinkPanel({ details: { referralCode, promotionDomains } }: { readonly details: ReferralDetails }) {
  const { t } = useTranslation('promotions');
  const copy = useCopy();
  const link = referralLink(globalThis.location, promotionDomains, referralCode);
  const share = async () => {
    try {
      await navigator.share({ title: t('referral.shareTitle'), url: link });
    } catch {
      // Closed again, or nothing to share with: the link can still be copied.
    }
  };
  return (
    <Panel level={2} title={t('referral.link')}>
      <div className={styles.link}>
        <div className={styles.facts}>
          <dl className={styles.facts}>
            <div>
              <dt>{t('referral.link')}</dt>
              <dd className={styles.address}>{link}</dd>
            </div>
            <div>
              <dt>{t('referral.code')}</dt>
              <dd className={styles.code}>
                {referralCode}
                <CopyButton name={t('referral.code')} text={referralCode} />
              </dd>
            </div>
          </dl>
          <div className={styles.actions}>
            {navigator.clipboard && (
              <Button variant="primary" onClick={() => void copy(t('referral.link'), link)}>
                {t('referral.copy')}
              </Button>
            )}
            {typeof navigator.share === 'function' && (
              <Button onClick={() => void share()}>{t('referral.share')}</Button>
            )}
          </div>
          <p className={styles.note}>{t('referral.linkNote')}</p>
        </div>
        <QrCode value={link} label={t('referral.qr')} />
      </div>
    </Panel>
  );
}
