import { fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import ui from '@tessera/shared/ui/locales/ko.json';
import { getGameList, getGamesIndex, getGameVendors } from '@tessera/shared/wire/games';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, Suspense } from 'react';
import games from '../../locales/ko.json';
import { gameRow } from './game-row.ts';
import { sampleIndex } from './sample-index.ts';

export const rows = [
  gameRow(),
  gameRow({ code: 'PG-0002', gameName: '쌍잉어 연못', vassalage: 'PG', vendorName: '온다', rtp: 96.1, isNew: true }),
  gameRow({ code: 'PP-0003', gameName: '황금 스크래치', gameClassify: 'SC', rtp: null, isPlayable: false }),
];

const [slots] = recorded(getGameVendors).data.lanes.filter(({ gameType }) => gameType === 'RNG');

/** The category of slots with two of its vendors. */
export const gameVendors = () => {
  if (!slots) throw new Error('No slots are recorded.');
  return {
    data: { lanes: [{ ...slots, cards: slots.cards.filter(({ vassalage }) => ['PP', 'PG'].includes(vassalage)) }] },
  };
};

/** An operator with three games on its first page, two vendors, and a small index behind them. */
export async function gamesOperator() {
  await startTestPage({ games, ui });
  const operator = fakeOperator();
  operator.answer(getGameVendors, gameVendors);
  operator.answer(getGameList, ({ pageNo, pageSize }) => ({
    total: rows.length,
    unfilteredTotal: rows.length,
    pageNo,
    pageSize,
    list: rows,
  }));
  operator.answer(getGamesIndex, () => ({ isUnchanged: false as const, index: sampleIndex(60) }));
  return operator;
}

/** Renders a part of the tile at an address, with a person to press and type. */
export function renderAt(path: string, element: ReactElement) {
  const person = userEvent.setup();
  const view = render(
    <TestPage path={path}>
      <Suspense fallback={null}>{element}</Suspense>
    </TestPage>,
  );
  return { person, ...view };
}
