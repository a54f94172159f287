import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { playOf, showsPrizeGroup } from '@tessera/shared/lottery';
import { useErrorText } from '@tessera/shared/text';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { useId } from 'react';
import { wholeBet } from '../../api/bets.ts';
import type { LotteryBet, LotteryGame } from '../../model/lottery-types.ts';
import { isGain, isGivenBack, netMinorOf, sumsOf } from '../../model/settled-bets.ts';
import { ChosenNumbers } from '../chosen-numbers/chosen-numbers.tsx';
import { DrawnNumbers } from '../draw/drawn-numbers.tsx';
import { HashButton } from '../draw/hash-button.tsx';
import { Simulated } from '../draw/simulated.tsx';
import { useGone } from '../keyboard/use-gone.ts';
import { useText } from '../text/use-text.ts';
import styles from './board.module.css';
import { DrawTime } from './draw-time.tsx';
import { HitNumbers } from './hit-numbers.tsx';
import { MoneyLine } from './money-line.tsx';
import { useCancelQuestion } from './use-cancel-question.ts';

const tones: Readonly<Record<LotteryBet['status'], BadgeTone>> = {
  pending: 'info',
  won: 'ok',
  lost: 'neutral',
  tie: 'warn',
  cancelled: 'neutral',
  'cancelled-by-system': 'warn',
  refunded: 'warn',
};

const toneOf = (bet: LotteryBet): BadgeTone =>
  bet.status === 'won' && !isGain(sumsOf(bet)) ? 'neutral' : tones[bet.status];

/** Whether the largest win of a bet is only what it cannot exceed; also where the list has not all of its numbers. */
function isWinBound({ kind, playCode, numbers, numbersLeftOut }: LotteryBet): boolean {
  const isBoundOf = playOf(kind, playCode)?.rule.isLargestPayoutBound;
  return isBoundOf !== undefined && (numbersLeftOut > 0 || isBoundOf(numbers));
}

interface Props {
  readonly bet: LotteryBet;
  /** Undefined while it is not known, e.g. while it loads. */
  readonly game: LotteryGame | undefined;
  readonly nowMs: number;
  /** Bets the same on the open issue; absent where its game is not open. */
  readonly onAgain: ((bet: LotteryBet) => Promise<void>) | undefined;
  /** Called when what has the focus leaves the page, with the bet or without; a dialog that asked may still be closing. */
  readonly onFocusLost: () => void;
}

/** One bet with its state and its sums. It can be cancelled while its issue is open, and bet again once it is decided. */
export function BetRow({ bet, game, nowMs, onAgain, onFocusLost }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const errorText = useErrorText('lottery');
  const row = useGone<HTMLLIElement>(onFocusLost);
  const cancelButton = useGone<HTMLButtonElement>(onFocusLost);
  const cancel = useCancelQuestion(bet, { isGone: cancelButton.isGone, onGone: onFocusLost });
  const nameId = useId();
  const numbersId = useId();
  // Many bets have these buttons.
  const describedBy = `${nameId} ${numbersId}`;
  const discountMinor = bet.combinations * bet.unit * bet.multiple - bet.stake;
  const isOpen = bet.status === 'pending' && bet.closesAtMs > nowMs;

  return (
    <li ref={row.ref} className={styles.bet}>
      <div className={styles.betText}>
        <p className={styles.betName}>
          <strong id={nameId}>{text.playOf(bet.kind, bet.playCode)}</strong>
          <Badge tone={bet.isDelayed ? 'warn' : toneOf(bet)}>
            {t(`bets.status.${bet.isDelayed ? 'delayed' : bet.status}`)}
          </Badge>
          {bet.chaseId && <Badge tone="neutral">{t('chase.badge', { id: bet.chaseId })}</Badge>}
        </p>
        <ChosenNumbers id={numbersId} className={styles.betNumbers} chosen={bet} load={() => wholeBet(bet)} />
        {bet.drawn && <HitNumbers bet={bet} drawn={bet.drawn} />}
        {bet.halfPaid.length > 0 && (
          <p className={styles.betWhere}>
            {t('blocked.half', { numbers: text.numbers(bet.halfPaid, bet.halfPaidLeftOut) })}
          </p>
        )}
        <p className={styles.betWhere}>
          {bet.gameName} · {text.issueName(bet.issue)} · <DrawTime bet={bet} game={game} />
          <Simulated isText />
        </p>
        <p className={styles.betWhere}>
          {t('slip.line', { combinations: text.count(bet.combinations), stake: text.amount(bet.unit * bet.multiple) })}
          {discountMinor > 0 && ` · ${t('slip.discount', { amount: text.result(-discountMinor) })}`}
        </p>
        {showsPrizeGroup(bet.kind, bet.prizeGroup) && <p className={styles.betWhere}>{text.group(bet)}</p>}
        {isOpen && bet.cancelRefusal && <p className={styles.betWhere}>{errorText(bet.cancelRefusal)}</p>}
        {bet.isDelayed && <p className={styles.betWhere}>{t('bets.delayedNote')}</p>}
        {bet.status === 'pending' && !bet.drawn && (
          <div className={styles.betHash}>
            <HashButton gameCode={bet.gameCode} issue={bet.issue} />
          </div>
        )}
        {bet.drawn && (
          <button
            type="button"
            className={styles.betDrawn}
            onClick={() => void openDialog('lottery.proof', { gameCode: bet.gameCode, issue: bet.issue })}
          >
            <DrawnNumbers kind={bet.kind} numbers={bet.drawn} />
            <VisuallyHidden>{t('past.prove', { issue: text.issueName(bet.issue) })}</VisuallyHidden>
          </button>
        )}
      </div>
      <dl className={styles.betMoney}>
        <MoneyLine label={t('bets.stake')} minor={bet.stake} />
        {bet.status === 'pending' && bet.largestPayout > 0 && (
          <MoneyLine label={t(isWinBound(bet) ? 'panel.maxWinBelow' : 'panel.maxWin')} minor={bet.largestPayout} />
        )}
        {bet.payout !== null && isGivenBack(bet) && <MoneyLine label={t('bets.refund')} minor={bet.payout} />}
        {bet.payout !== null && !isGivenBack(bet) && (
          <>
            <MoneyLine label={t('bets.payout')} minor={bet.payout} />
            {bet.rebate > 0 && <MoneyLine label={t('group.paid')} minor={bet.rebate} />}
            <MoneyLine label={t('bets.net')} minor={netMinorOf(sumsOf(bet))} isGainLoss />
          </>
        )}
      </dl>
      {isOpen && !bet.cancelRefusal && (
        <Button
          ref={cancelButton.ref}
          size="small"
          isBusy={cancel.isBusy}
          aria-describedby={describedBy}
          onClick={() => void cancel.ask()}
        >
          {t('bets.cancel')}
        </Button>
      )}
      {onAgain && bet.status !== 'pending' && (
        <Button size="small" aria-describedby={describedBy} onClick={() => void onAgain(bet)}>
          {t('bets.again')}
        </Button>
      )}
    </li>
  );
}
