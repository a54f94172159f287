import type { PointType } from '@tessera/shared/wire/promotions';
import { houseOwner, type Movement, playerOwner } from '../ledger/index.ts';

export const pointSwitch = 'PTSYS3';

const kindPrefix = 'points-';
export const movementKindOf = (type: PointType): string => `${kindPrefix}${type}`;
export const typeOfMovement = (kind: string): PointType => kind.slice(kindPrefix.length) as PointType;

/** A member's points as an account of the ledger; integer hundredths of a point. */
export const pointAccount = (memberId: number) => ({ owner: playerOwner(memberId), kind: 'player_points' }) as const;

interface PointMovement extends Pick<Movement, 'merchant' | 'key' | 'reference'> {
  readonly memberId: number;
  readonly type: PointType;
  /** Positive gives, negative takes. */
  readonly points: number;
}

/** Points that a member gets or gives. */
export const pointMovement = ({ memberId, type, points, ...movement }: PointMovement): Movement => ({
  ...movement,
  kind: movementKindOf(type),
  lines: [
    { account: pointAccount(memberId), amountMinor: points },
    { account: { owner: houseOwner, kind: 'points_issued' }, amountMinor: -points },
  ],
});
