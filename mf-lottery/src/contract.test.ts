import contract from './contract.ts';

it('every page, menu item and widget of the lottery is for merchants with its games', () => {
  const { routes, menu, slots } = contract;
  const kinds = [...routes, ...menu, ...slots].map(({ when }) => when.lists);
  expect(new Set(kinds)).toEqual(new Set(['LOTT', 'ELOTT', 'SEA', 'VN']));
});

it.each(['aurora', 'lotus', 'harbor'])(
  'the home page of %s has the most played games and the numbers of Vietnam, once each',
  async (brand) => {
    const ofBrand = contract.slots.filter(
      ({ slot, when }) =>
        slot.startsWith('home.') && 'brands' in when && (when.brands as readonly string[]).includes(brand),
    );
    const widgets = await Promise.all(
      ofBrand.map(async ({ widget, when }) => `${(await widget()).default.name} ${when.lists}`),
    );
    expect(widgets.filter((name) => /^Game(Strip|Rows)Widget LOTT$/.test(name))).toHaveLength(1);
    expect(widgets.filter((name) => name === 'VietnamNumbersWidget VN')).toHaveLength(1);
  },
);
