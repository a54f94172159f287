import contract from './contract.ts';

it.each([
  ['the account record goes with its switch', 'record', { switch: 'MEMTRANS3' }],
  ['the betting record goes with its call', 'bets', { call: 'wallet.bet-record' }],
  ['loss and profit go with their call', 'profit', { call: 'wallet.profit' }],
])('%s, from the menu as from the centre', (_, name, condition) => {
  const conditions = (items: readonly { readonly label: string; readonly when?: unknown }[]) =>
    items.filter(({ label }) => label === `wallet:menu.${name}`).map(({ when }) => when);
  expect(conditions(contract.menu)).toEqual([condition]);
  expect(conditions(contract.centrePages)).toEqual([condition]);
});
