import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { coinCentsOf } from '@tessera/shared/wire/wallet';
import type { DepositMethod } from '../../api/deposits.ts';
import { coinText } from '../../model/coin-text.ts';
import styles from './deposit-form.module.css';

interface Props {
  readonly coin: NonNullable<DepositMethod['coin']>;
  readonly amountMinor: number | undefined;
}

/** Network, play rate and how long it holds, before anything is sent. */
export function CoinNote({ coin: { network, rate, rateMinutes, confirmations }, amountMinor }: Props) {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  return (
    <p className={styles.note}>
      {t('coin.rate', { rate: full(rate), minutes: rateMinutes })}{' '}
      {amountMinor ? t('coin.toSend', { coins: coinText(coinCentsOf(amountMinor, rate)) }) : ''}{' '}
      {t('coin.network', { network, confirmations })}
    </p>
  );
}
