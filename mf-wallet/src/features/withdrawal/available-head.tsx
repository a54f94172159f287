import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { WarnIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import type { WithdrawSettings } from '../../api/withdrawals.ts';
import { port } from '../../port.ts';
import { useCodeText } from '../text/use-text.ts';
import styles from './available-head.module.css';
import { PasswordFirst } from './password-first.tsx';

/** What can be withdrawn now, and what stands in the way, before anything is typed. */
export function AvailableHead({ settings }: { readonly settings: WithdrawSettings }) {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  const codeText = useCodeText();
  const { availableAmount, remainingTurnover, obstacles, hasPaymentPassword } = settings;
  return (
    <section className={styles.head} aria-label={t('withdrawal.available')}>
      <div className={styles.line}>
        <span className={styles.label}>{t('withdrawal.available')}</span>
        <Money minor={availableAmount} currency={merchantCurrency()} size="amount" />
      </div>
      <p className={styles.turnover}>
        {t('withdrawal.turnoverLeft')} <Money minor={remainingTurnover} currency={merchantCurrency()} />
      </p>
      {obstacles.map((code) => (
        <p key={code} className={styles.obstacle}>
          <WarnIcon aria-hidden size={17} />
          <span>{codeText(code, { amount: full(remainingTurnover) })}</span>
          {code === 'withdrawal.turnover.remaining' && (
            <Button
              size="small"
              onClick={() => void port.ask('open-centre', { centre: 'member', page: 'bonusDetails' })}
            >
              {t('deposit.seeBonus')}
            </Button>
          )}
        </p>
      ))}
      {!hasPaymentPassword && <PasswordFirst />}
    </section>
  );
}
