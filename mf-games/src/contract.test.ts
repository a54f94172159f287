import type { FirstScreen } from '@tessera/shared/contract';
import contract from './contract.ts';
import { features, returns, sorts, views, volatilities } from './model/list-criteria.ts';

/** What goes from an open page when a switch goes off. */
const gated = (name: string): readonly string[] =>
  [
    ...contract.routes.map(({ path, ...rest }) => ({ place: path, ...rest })),
    ...contract.menu.map(({ slot, ...rest }) => ({ place: slot, ...rest })),
    ...contract.slots.map(({ slot, order, ...rest }) => ({ place: `${slot} ${order}`, ...rest })),
  ].flatMap((item) => ('when' in item && 'switch' in item.when && item.when.switch === name ? [item.place] : []));

it('without hot games their page goes, the rails of both merchants and what harbor plays most', () => {
  expect(gated('GAMELOHOT3')).toEqual(['/hot', 'home.main 20', 'home.beside-hero 20', 'home.main 10']);
});

it('without favourites their page goes', () => {
  expect(gated('GAMELOFAV3')).toEqual(['/fav']);
});

it('without recent games nothing is offered to be continued', () => {
  expect(gated('GAMELOREC3')).toEqual(['home.beside-hero 10', 'home.side 30']);
});

it('without lists every list goes with what leads there and what searches them; a game that is open stays', () => {
  const places = gated('GAMELO3');
  expect(places).toEqual(expect.arrayContaining(['/rng', '/sports', '/cq9', 'side.main', 'bottom.bar']));
  expect(places).toEqual(expect.arrayContaining(['header.search 10', 'home.main 30', 'home.side 10']));
  expect(places).not.toContain('/game');
});

it('a list comes with its rows at every filter and order that its address can name, but for words and stakes', () => {
  const rng = contract.routes.find(({ path }) => path === '/rng') as { readonly first: FirstScreen } | undefined;
  const values = Object.entries(rng?.first.narrowed?.query ?? {}).map(([name, parameter]) => [
    name,
    'adds' in parameter ? Object.keys(parameter.adds).filter(Boolean).sort() : parameter.vendorAs,
  ]);
  expect(Object.fromEntries(values)).toEqual({
    ...{ page: 'vassalage', q: [], stake: [] },
    view: [...views].sort(),
    volatility: [...volatilities].sort(),
    feature: [...features].sort(),
    rtp: returns.map(String).sort(),
    sort: [...sorts].sort(),
  });
});
