import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import type { Promotion } from '../../model/promotion.ts';
import { port } from '../../port.ts';
import { LeaveButton } from './leave-button.tsx';
import styles from './own-panel.module.css';

/** Joined: the deposit is still to come, or is being checked. */
export function WaitingPart({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { plain } = useFormat('promotions');
  const isChecked = promotion.own?.state === 'applying';
  const amount = plain(promotion.minimumDeposit ?? 0);
  return (
    <>
      <p className={styles.text}>{isChecked ? t('own.applying') : t('own.joined', { amount })}</p>
      <div className={styles.actions}>
        {!isChecked && (
          <Button variant="primary" isWide onClick={() => void port.ask('deposit', {})}>
            {t('own.toDeposit')}
          </Button>
        )}
        <LeaveButton promotion={promotion} />
      </div>
    </>
  );
}
