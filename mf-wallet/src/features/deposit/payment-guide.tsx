import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Money } from '@tessera/shared/ui/money';
import { QrCode } from '@tessera/shared/ui/qr-code';
import { coinText } from '../../model/coin-text.ts';
import type { Deposit, DepositPayment } from '../../model/deposit-steps.ts';
import { Facts, SidePanel } from '../money-page/money-page.tsx';
import { useIsLate } from '../requests/request-list.tsx';
import { useWalletFormat } from '../text/use-text.ts';
import styles from './payment-guide.module.css';
import { Copyable } from './transfer-guide.tsx';

interface Props {
  readonly deposit: Deposit;
  readonly payment: DepositPayment;
}

/** How to pay, the same on every device. Code and address are the sandbox's, say DEMO and can receive nothing. */
export function PaymentGuide({ deposit, payment: { qr, payByMs, coin } }: Props) {
  const { t } = useTranslation('wallet');
  const { full, recent } = useWalletFormat();
  const isRateOver = useIsLate(coin?.rateUntilMs);
  const label = t(coin ? 'coin.guide' : 'pay.guide');
  const common = [{ label: t('pay.until'), value: recent(payByMs) }];
  const coinFacts = coin
    ? [
        { label: t('coin.networkLabel'), value: coin.network },
        { label: t('coin.address'), value: <Copyable name={t('coin.address')} text={coin.address} /> },
        {
          label: t('coin.send'),
          value: (
            <Copyable name={t('coin.send')} text={(coin.cents / 100).toFixed(2)}>
              {coinText(coin.cents)}
            </Copyable>
          ),
        },
        {
          label: t('coin.rateLabel'),
          value: isRateOver
            ? t('coin.rateOver')
            : t('coin.rateUntil', { rate: full(coin.rate), time: recent(coin.rateUntilMs) }),
        },
      ]
    : [
        { label: t('deposit.guide.amount'), value: <Money minor={deposit.amount} currency={merchantCurrency()} /> },
        { label: t('deposit.depositor'), value: deposit.depositorName },
      ];
  return (
    <SidePanel className={styles.guide} title={label}>
      <div className={styles.parts}>
        {qr && (
          <figure className={styles.code}>
            <QrCode value={qr} size={140} margin={12} label={t('pay.qr')} />
            <figcaption className={styles.demo}>{t('pay.demo')}</figcaption>
          </figure>
        )}
        <div className={styles.facts}>
          <Facts facts={[...coinFacts, ...common]} />
          {isRateOver && <p className={styles.note}>{t('coin.rateOverNote')}</p>}
          <p className={styles.note}>{t('pay.note')}</p>
        </div>
      </div>
    </SidePanel>
  );
}
