import { useFact } from '@tessera/shared/events';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useSession } from '@tessera/shared/session';
import { Money } from '@tessera/shared/ui/money';
import { useSlipGames } from '../../api/slip-games.ts';
import {
  isClosed,
  isSentIn,
  largestWinOf,
  passedLimitOf,
  passedSlipLimit,
  type Slip,
  type SlipEntry,
  sizeOf,
  sumOfLargestWins,
  totalStake,
} from '../../model/slip.ts';
import { OpenChaseButton } from '../chase/open-chase-button.tsx';
import { LabelledCountdown } from '../game-cards/game-time.tsx';
import { useRefusalText } from '../text/use-refusal-text.ts';
import { useText } from '../text/use-text.ts';
import { DepositOrOrder } from './deposit-or-order.tsx';
import styles from './slip.module.css';
import type { BetPlacement } from './use-bet-placement.ts';

interface Props {
  readonly slip: Slip;
  readonly nowMs: number;
  readonly placement: BetPlacement;
  /** Called when the operator has accepted the bets, and before the form of a chase opens. */
  readonly onPlaced?: () => void;
}

/** What all parts of the slip's sum count: `isPart` where bets have closed and the others can still be bet. */
function countedIn({ slip, nowMs }: Pick<Props, 'slip' | 'nowMs'>) {
  const left = slip.entries.filter(({ id }) => !isSentIn(slip, id, 'chase'));
  // What closed stays on the slip; the rest is bet without it only by a button that says so.
  const open = left.filter((entry) => !isClosed(entry, nowMs));
  const isPart = open.length > 0 && open.length < left.length;
  return { left, open, isPart, counted: isPart ? open : left };
}

/** The slip's total, and the one button that bets it. */
export function SlipSum(props: Props) {
  return (
    <div className={styles.sum}>
      <SlipFacts {...props} />
      <SlipOrder {...props} />
      <SlipChase {...props} />
    </div>
  );
}

/** What is bet, what there is to bet with, and what can be won. */
export function SlipFacts({ slip, nowMs }: Pick<Props, 'slip' | 'nowMs'>) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const currency = merchantCurrency();
  const isVisitor = useSession().role === 'visitor';
  const balanceMinor = useFact('wallet:balance-changed')?.balanceMinor;
  const { counted } = countedIn({ slip, nowMs });

  // What several bets win at most is added up, also where they win on different draws.
  const payoutLabel = (): string => {
    const [only] = counted;
    if (counted.length > 1 || !only) return t('slip.maxPayout');
    return t(largestWinOf(only).isBound ? 'panel.maxWinBelow' : 'panel.maxWin');
  };

  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('slip.combinations')}</dt>
        <dd>{text.count(counted.reduce((count, { combinations }) => count + combinations, 0))}</dd>
        {!isVisitor && (
          <>
            <dt>{t('slip.balance')}</dt>
            <dd>
              <Money minor={balanceMinor} currency={currency} />
            </dd>
          </>
        )}
        {counted.length > 0 && (
          <>
            <dt>{payoutLabel()}</dt>
            <dd>
              <Money minor={sumOfLargestWins(counted)} currency={currency} />
            </dd>
          </>
        )}
      </dl>
      {counted.length > 1 && <p className={styles.note}>{t('slip.maxPayoutNote')}</p>}
    </>
  );
}

/** The total, how long it can be bet, and the button. */
export function SlipOrder({ slip, nowMs, placement, onPlaced }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const errorText = useRefusalText();
  const { refusal } = slip;
  const games = useSlipGames(slip.entries);
  const { left, open, isPart, counted } = countedIn({ slip, nowMs });
  const total = totalStake(counted);
  // A bet above a limit of its game says so in its line; nothing is paid in for it.
  const isBetOverLimit = counted.some((entry) => {
    const game = games.get(entry.gameCode)?.game;
    return game !== undefined && passedLimitOf(game, sizeOf(entry)) !== undefined;
  });
  // All bets together can pass the limit of a slip while each of them is within it.
  const slipLimit = passedSlipLimit(
    [...games.values()].map(({ game }) => game),
    total,
  );

  const bet = async () => {
    if ((await placement.place(open)) !== undefined) onPlaced?.();
  };

  const label = (): string => {
    if (left.length === 0) return t('slip.placeEmpty');
    return t(isPart ? 'slip.placeOpen' : 'slip.place', { amount: text.amount(total) });
  };

  return (
    <div className={styles.order}>
      <dl className={styles.facts}>
        <dt>{t('slip.total')}</dt>
        <dd>
          <Money minor={total} currency={merchantCurrency()} size="kpi" />
        </dd>
      </dl>
      <FirstClosing entries={open} games={games} />
      {refusal && <p className={styles.short}>{errorText(refusal.cause)}</p>}
      <DepositOrOrder
        stakeMinor={total}
        slipLimitText={
          slipLimit === undefined ? undefined : t('error.lottery_slip_limit_is', { limit: text.amount(slipLimit) })
        }
        isBetOverLimit={isBetOverLimit}
        placement={placement}
        isMain={left.length > 0}
        isDisabled={open.length === 0}
        onBet={() => void bet()}
      >
        {label()}
      </DepositOrOrder>
    </div>
  );
}

interface FirstClosingProps {
  /** Those that can still be bet. */
  readonly entries: readonly SlipEntry[];
  readonly games: ReturnType<typeof useSlipGames>;
}

/** The time left of the bet that closes first, named where the slip has bets on several issues. */
function FirstClosing({ entries, games }: FirstClosingProps) {
  const text = useText();
  const [first] = [...entries].sort((one, other) => one.closesAtMs - other.closesAtMs);
  const game = first && games.get(first.gameCode)?.game;
  if (!game) return null;
  const areSeveral = entries.some(({ gameCode, issue }) => gameCode !== game.code || issue !== first.issue);
  return (
    <p className={styles.closing}>
      {areSeveral && `${game.name} · ${text.issueName(first.issue)}`}
      <LabelledCountdown game={game} current={first} size="badge" />
    </p>
  );
}

/** The way to the chase of the slip, and until when bets can be cancelled. */
export function SlipChase({ slip, onPlaced }: Pick<Props, 'slip' | 'onPlaced'>) {
  const { t } = useTranslation('lottery');
  const { entries } = slip;
  return (
    <>
      {/* Bets of an order on its way may be placed already. Those of a chase stay: its form checks it. */}
      <OpenChaseButton entries={entries.filter(({ id }) => !isSentIn(slip, id, 'order'))} onOpen={onPlaced} />
      {entries.length > 0 && <p className={styles.note}>{t('slip.cancelNote')}</p>}
    </>
  );
}
