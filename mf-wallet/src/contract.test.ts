import contract from './contract.ts';

it('the account record goes with its switch, from the menu as from the centre', () => {
  const off = { switch: 'MEMTRANS3' };
  const conditions = (items: readonly { readonly label: string; readonly when?: unknown }[]) =>
    items.filter(({ label }) => label === 'wallet:menu.record').map(({ when }) => when);
  expect(conditions(contract.menu)).toEqual([off]);
  expect(conditions(contract.centrePages)).toEqual([off]);
});
