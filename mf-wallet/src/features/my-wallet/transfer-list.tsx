import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { Money } from '@tessera/shared/ui/money';
import type { WalletTransfer } from '../../api/transfers.ts';
import { SidePanel } from '../money-page/money-page.tsx';
import styles from './transfer-list.module.css';

const tones: Readonly<Record<WalletTransfer['status'], BadgeTone>> = {
  transit: 'info',
  done: 'ok',
  returned: 'neutral',
};

interface Props {
  readonly transfers: readonly WalletTransfer[];
  readonly nameOf: (vassalage: string) => string;
}

/** The newest transfers: from where to where, how much, and where the money is. */
export function TransferList({ transfers, nameOf }: Props) {
  const { t } = useTranslation('wallet');
  const { date } = useFormat('wallet');
  if (transfers.length === 0) return null;
  const isWaiting = transfers.some(({ status }) => status === 'transit');
  return (
    <SidePanel title={t('transfer.past')}>
      {isWaiting && <p className={styles.waiting}>{t('transfer.transitNote')}</p>}
      <ul>
        {transfers.map(({ id, vassalage, direction, status, cause, amount, moved, createdAtMs }) => (
          <li key={id} className={styles.row}>
            <span className={styles.what}>
              <span>
                {t(direction === 'in' ? 'transfer.toVendor' : 'transfer.fromVendor', { vendor: nameOf(vassalage) })}
              </span>
              <span className={styles.time}>
                {date('dayAndClock', createdAtMs)}
                {cause !== 'player' && ` · ${t(`transfer.cause.${cause}`)}`}
              </span>
            </span>
            <span className={styles.figure}>
              <Money minor={moved || amount} currency={merchantCurrency()} className={styles.amount} />
              <Badge tone={tones[status]}>{t(`transfer.status.${status}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
