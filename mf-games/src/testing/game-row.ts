import { recorded } from '@tessera/shared/testing/recorded';
import { type GameRow, getGameList } from '@tessera/shared/wire/games';

const [slot] = recorded(getGameList).list;

/** The most played slot as the operator lists it, under a name that the tests search for. */
export function gameRow(over: Partial<GameRow> = {}): GameRow {
  if (!slot) throw new Error('No slot is recorded.');
  return { ...slot, code: 'PP-0001', gameName: '달빛 서고', ...over };
}
