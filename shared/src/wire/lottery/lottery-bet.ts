import * as v from 'valibot';
import type { MoneyCodec } from '../money-codec.ts';
import { drawnNumbers, gameCode, gameKind, issueNumber, selectionRows } from './lottery-fields.ts';

/** `tie`: the stake came back; `cancelled`: taken back by the player before the issue closed. */
export const betStatuses = ['pending', 'won', 'lost', 'tie', 'cancelled'] as const;
export type BetStatus = (typeof betStatuses)[number];

/** One bet of the member as it stands. */
export const lotteryBet = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    orderId: v.string(),
    gameCode,
    kind: gameKind,
    gameName: v.string(),
    issue: issueNumber,
    playCode: v.string(),
    numbers: selectionRows,
    combinations: v.number(),
    unit: m.amount,
    multiple: v.number(),
    stake: m.amount,
    status: v.picklist(betStatuses),
    /** Drawn, and not settled yet because the operator has to look into it; only ever with `pending`. */
    isDelayed: v.boolean(),
    /** What came back; null until it is known. */
    payout: v.nullable(m.amount),
    /** The draw, once it decided the bet. */
    drawn: v.nullable(drawnNumbers),
    placedAtMs: v.number(),
    closesAtMs: v.number(),
    drawsAtMs: v.number(),
    settledAtMs: v.nullable(v.number()),
  });
