import { gameKinds } from '@tessera/shared/lottery';
import contract from '../contract.ts';
import { gamesOfPage, lotteryPages, pagesWith } from './lottery-pages.ts';

describe('the table of lottery pages', () => {
  const pages = Object.values(lotteryPages);

  it('has a page for every kind of game, and no list twice', () => {
    expect(gameKinds.filter((kind) => pagesWith(kind).length === 0)).toEqual([]);
    const lists = pages.flatMap((page) => page.modes.map((mode) => `${'area' in page ? page.area : ''} ${mode}`));
    expect(new Set(lists).size).toBe(lists.length);
  });

  it('is the table that routes and menu items follow', () => {
    const paths = new Set<string>(pages.map(({ path }) => path));
    const routes = contract.routes.map(({ path }) => path).filter((path) => path !== '/lottert');
    expect(new Set<string>(routes)).toEqual(paths);
    const menu = contract.menu.filter(({ slot }) => slot === 'side.main').map(({ opens }) => opens.path);
    expect(menu).toEqual(['/lottery', '/vnlottery', '/seaLottery']);
  });

  it('keeps games of another family off a page', () => {
    const games = [{ kind: 'VNN' as const }, { kind: 'K3' as const }];
    expect(gamesOfPage(lotteryPages.lottery, games)).toEqual([{ kind: 'K3' }]);
  });
});
