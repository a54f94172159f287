import { houseOwner, type Movement, playerOwner } from './ledger.ts';

interface PoolMovement {
  readonly merchant: string;
  /** Whose pool it is: `raffle:12`. */
  readonly pool: string;
  readonly amountMinor: number;
}

const poolAccount = (pool: string) => ({ owner: pool, kind: 'prize_pool' });
const expense = { owner: houseOwner, kind: 'bonus_expense' } as const;

/** Sets the whole of a pool aside; once. */
export const poolReserved = ({ merchant, pool, amountMinor }: PoolMovement): Movement => ({
  ...{ merchant, key: `${pool}:reserved`, kind: 'prize-reserved', reference: pool },
  lines: [
    { account: expense, amountMinor: -amountMinor },
    { account: poolAccount(pool), amountMinor },
  ],
});

/** Gives back what nobody gets; once for each name. */
export const poolReturned = ({ merchant, pool, amountMinor }: PoolMovement, name = 'returned'): Movement => ({
  ...{ merchant, key: `${pool}:${name}`, kind: 'prize-returned', reference: pool },
  lines: [
    { account: poolAccount(pool), amountMinor: -amountMinor },
    { account: expense, amountMinor },
  ],
});

/** Pays a member out of a pool, as cash without conditions; once for each name. */
export const poolPaid = ({ merchant, pool, amountMinor }: PoolMovement, name: string, memberId: number): Movement => ({
  ...{ merchant, key: `${pool}:${name}`, kind: 'bonus', reference: pool },
  lines: [
    { account: poolAccount(pool), amountMinor: -amountMinor },
    { account: { owner: playerOwner(memberId), kind: 'player_cash' }, amountMinor },
  ],
});

interface BonusPayment extends Pick<Movement, 'merchant' | 'key' | 'reference'> {
  readonly memberId: number;
  readonly amountMinor: number;
}

/** Pays a member what the house gives, as cash without conditions. */
export const bonusPaid = ({ memberId, amountMinor, ...movement }: BonusPayment): Movement => ({
  ...movement,
  kind: 'bonus',
  lines: [
    { account: expense, amountMinor: -amountMinor },
    { account: { owner: playerOwner(memberId), kind: 'player_cash' }, amountMinor },
  ],
});
