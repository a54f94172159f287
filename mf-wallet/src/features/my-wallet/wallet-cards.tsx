import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Button } from '@tessera/shared/ui/button';
import { WarnIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import type { BalanceParts, BalanceState } from '../../model/balance-state.ts';
import { amountOf } from '../../model/balance-state.ts';
import type { VendorWallet } from '../../model/wallets.ts';
import { useOwedText } from '../owed/use-owed-text.ts';
import { useCodeText, useWalletFormat } from '../text/use-text.ts';
import styles from './wallet-cards.module.css';

export interface MainWalletProps {
  readonly balance: BalanceState;
  readonly parts: BalanceParts | undefined;
  readonly onRefresh: () => void;
}

/** The main wallet: what can be played with, and what of it is set aside or on its way. An unknown amount is a dash. */
export function MainWallet({ balance, parts, onRefresh }: MainWalletProps) {
  const { t } = useTranslation('wallet');
  const currency = merchantCurrency();
  const rows = [
    { key: 'cash', minor: parts?.cashMinor },
    { key: 'bonus', minor: parts?.bonusMinor },
    { key: 'inWithdrawal', minor: parts?.inWithdrawalMinor || undefined },
    { key: 'inChases', minor: parts?.inChasesMinor || undefined },
    { key: 'inTransit', minor: parts?.inTransitMinor || undefined },
  ].filter(({ minor }) => minor !== undefined);
  return (
    <section className={styles.main} aria-label={t('transfer.main')}>
      <div className={styles.head}>
        <span className={styles.label}>{t('transfer.main')}</span>
        <Money minor={amountOf(balance)} currency={currency} size="amount" />
        <LastKnown balance={balance} onRefresh={onRefresh} />
      </div>
      {rows.length > 0 && (
        <dl className={styles.parts}>
          {rows.map(({ key, minor }) => (
            <div key={key} className={styles.part}>
              <dt>{t(`transfer.${key}`)}</dt>
              <dd>
                <Money minor={minor} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Owed />
    </section>
  );
}

/** What the member owes, and what follows from it; renders nothing when nothing is owed. */
function Owed() {
  const owedText = useOwedText();
  const codeText = useCodeText();
  if (!owedText) return null;
  return (
    <p className={styles.owed}>
      <WarnIcon aria-hidden size={15} />
      {`${owedText} ${codeText('withdrawal.claim.open')}`}
    </p>
  );
}

/** The last answer and its time, while there is no new one. */
function LastKnown({ balance, onRefresh }: Pick<MainWalletProps, 'balance' | 'onRefresh'>) {
  const { t } = useTranslation('wallet');
  const { recent } = useWalletFormat();
  if (balance.status === 'ready') return null;
  const at = balance.status === 'loading' ? undefined : balance.at;
  return (
    <p className={styles.known} aria-live="polite">
      {balance.status === 'failed' && <WarnIcon aria-hidden size={15} />}
      {at === undefined ? t('transfer.unknown') : t('transfer.lastKnown', { time: recent(at) })}
      {balance.status === 'failed' && (
        <Button variant="text" size="small" onClick={onRefresh}>
          {t('requests.retry')}
        </Button>
      )}
    </p>
  );
}

interface VendorWalletsProps {
  readonly wallets: readonly VendorWallet[];
  readonly nameOf: (vassalage: string) => string;
  /** Money of these is on its way. */
  readonly inTransit: readonly string[];
}

/** The wallets of vendors in transfer mode. */
export function VendorWallets({ wallets, nameOf, inTransit }: VendorWalletsProps) {
  const { t } = useTranslation('wallet');
  return (
    <ul className={styles.vendors} aria-label={t('transfer.vendors')}>
      {wallets.map(({ vassalage, minor, isOpen }) => (
        <li key={vassalage} className={styles.vendor}>
          <span>
            <span className={styles.name}>{nameOf(vassalage)}</span>
            <span className={styles.note}>
              {inTransit.includes(vassalage)
                ? t('transfer.status.transit')
                : t(isOpen ? 'transfer.vendorHint' : 'transfer.vendorClosed')}
            </span>
          </span>
          <Money minor={minor} currency={merchantCurrency()} className={styles.amount} />
        </li>
      ))}
    </ul>
  );
}
