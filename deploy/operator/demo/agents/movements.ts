import { rebateKey, rebateKind, rebateReference } from '../../domains/agents/index.ts';
import { houseOwner, playerOwner } from '../../domains/ledger/index.ts';
import { type CashierRow, paidAfterMs } from './past-cashier.ts';
import type { PastMove } from './player-days.ts';
import type { PastMovement } from './post-history.ts';

type Lines = PastMovement['lines'];

function lines(from: readonly [string, string], to: readonly [string, string], amountMinor: number): Lines {
  return [
    { account: { owner: from[0], kind: from[1] }, amountMinor: -amountMinor },
    { account: { owner: to[0], kind: to[1] }, amountMinor },
  ];
}

interface Books {
  readonly memberIds: ReadonlyMap<string, number>;
  readonly deposits: readonly CashierRow[];
  readonly withdrawals: readonly CashierRow[];
  /** The merchant's day on which a rebate was earned. */
  readonly earnedOn: (creditedAtMs: number) => string;
}

/** The ledger movements of the past, in the order in which they happened; keys as the cashier and the games use them. */
export function movementsOf(moves: readonly PastMove[], books: Books): PastMovement[] {
  const { memberIds, deposits, withdrawals, earnedOn } = books;
  let deposited = 0;
  let withdrawn = 0;
  const rounds = new Map<number, number>();
  const past = moves.flatMap(({ username, kind, amountMinor, atMs }): PastMovement[] => {
    const memberId = memberIds.get(username) as number;
    const cash = [playerOwner(memberId), 'player_cash'] as const;
    const hold = [playerOwner(memberId), 'withdrawal_hold'] as const;
    if (kind === 'deposit') {
      const { id, reference } = deposits[deposited++] as CashierRow;
      const movement = { key: `deposit:${id}`, kind, reference, atMs };
      return [{ ...movement, lines: lines([houseOwner, 'bank_clearing'], cash, amountMinor) }];
    }
    if (kind === 'withdrawal') {
      const { id, reference } = withdrawals[withdrawn++] as CashierRow;
      const key = `withdrawal:${id}`;
      const paidAtMs = atMs + paidAfterMs;
      return [
        { key: `${key}:hold`, kind: 'withdrawal-hold', reference, atMs, lines: lines(cash, hold, amountMinor) },
        {
          key: `${key}:release`,
          kind: 'withdrawal-paid',
          reference,
          atMs: paidAtMs,
          lines: lines(hold, [houseOwner, 'bank_clearing'], amountMinor),
        },
      ];
    }
    if (kind === 'rebate') {
      const day = earnedOn(atMs);
      const movement = { key: rebateKey(day, memberId), kind: rebateKind, reference: rebateReference(day), atMs };
      return [{ ...movement, lines: lines([houseOwner, 'bonus_expense'], cash, amountMinor) }];
    }
    // A payout belongs to the round that its player began last.
    const round = (rounds.get(memberId) ?? 0) + (kind === 'bet' ? 1 : 0);
    rounds.set(memberId, round);
    const roundId = `h${memberId}-${round}`;
    const reference = `round:${roundId}`;
    const game = [houseOwner, 'game_clearing'] as const;
    const movement = { key: `history:${reference}:${kind}`, kind, reference, atMs, meta: { roundId } };
    return [{ ...movement, lines: kind === 'bet' ? lines(cash, game, amountMinor) : lines(game, cash, amountMinor) }];
  });
  return past.sort((one, other) => one.atMs - other.atMs);
}
