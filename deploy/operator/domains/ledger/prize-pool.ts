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
