import { priceListId } from '@tessera/shared/lottery';
import type { SlipEntry } from '../model/slip.ts';

/** A bet on the sum of three dice, as the slip has it; `more` changes its fields. */
export const slipBet = (more: Partial<SlipEntry> = {}): Omit<SlipEntry, 'id'> => ({
  gameCode: 'K3',
  kind: 'K3',
  gameName: '스피드 주사위',
  issue: '20261121-0541',
  closesAtMs: 1000,
  playCode: 'sum-sides',
  numbers: [['big']],
  combinations: 6,
  unitMinor: 10_000,
  multiple: 2,
  prizeGroup: 1940,
  rebateMilli: 0,
  priceList: priceListId,
  ...more,
});
