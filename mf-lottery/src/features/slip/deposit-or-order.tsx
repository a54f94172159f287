import { useFact } from '@tessera/shared/events';
import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { Button } from '@tessera/shared/ui/button';
import { port } from '../../port.ts';
import { useText } from '../text/use-text.ts';
import { OrderButton } from './order-button.tsx';
import styles from './slip.module.css';
import type { BetPlacement } from './use-bet-placement.ts';

interface Props {
  readonly stakeMinor: number;
  /** The limit of a slip, where the stake passes it. */
  readonly slipLimitText: string | undefined;
  /** A single bet passes a limit, which is shown beside it. */
  readonly isBetOverLimit?: boolean;
  readonly placement: Pick<BetPlacement, 'status' | 'check'>;
  /** The one to press next. */
  readonly isMain?: boolean;
  readonly isDisabled: boolean;
  readonly onBet: () => void;
  /** The text of the button where it bets. */
  readonly children: string;
}

/** What the balance lacks for a stake, in minor units; 0 for a visitor, and while the balance is not known. */
function useShortfall(stakeMinor: number): number {
  const { role } = useSession();
  const balanceMinor = useFact('wallet:balance-changed')?.balanceMinor;
  return role === 'visitor' || balanceMinor === undefined ? 0 : Math.max(0, stakeMinor - balanceMinor);
}

/** The button that bets; where the balance is short, the way to a deposit instead. Above a limit neither is offered. */
export function DepositOrOrder(props: Props) {
  const { stakeMinor, slipLimitText, isBetOverLimit = false, placement, isMain, isDisabled, onBet, children } = props;
  const { t } = useTranslation('lottery');
  const text = useText();
  const { role } = useSession();
  const lackingMinor = useShortfall(stakeMinor);
  const isOverSlipLimit = slipLimitText !== undefined;
  const isOverLimit = isOverSlipLimit || isBetOverLimit;
  const shortMinor = isOverLimit ? 0 : lackingMinor;
  const label = role === 'visitor' ? t('slip.signIn') : children;
  return (
    <>
      {isOverSlipLimit && (
        <p className={styles.overLimit} role="status">
          {slipLimitText}
        </p>
      )}
      {shortMinor > 0 && (
        <p className={styles.short} role="status">
          {role === 'trial' ? t('slip.shortTrial') : t('slip.short', { amount: text.amount(shortMinor) })}
        </p>
      )}
      {shortMinor > 0 && role !== 'trial' && placement.status === 'idle' ? (
        <Button
          isWide
          size="large"
          variant="primary"
          onClick={() => void port.ask('deposit', { amountMinor: shortMinor })}
        >
          {t('slip.deposit', { amount: text.amount(shortMinor) })}
        </Button>
      ) : (
        <OrderButton
          placement={placement}
          isWide
          isMain={isMain}
          isDisabled={isDisabled || isOverLimit || shortMinor > 0}
          onBet={onBet}
        >
          {isOverSlipLimit ? t('slip.overLimit') : label}
        </OrderButton>
      )}
    </>
  );
}
