import contract from './contract.ts';

it('every page, menu item and widget of the lottery is for merchants with its games', () => {
  const { routes, menu, slots } = contract;
  const kinds = [...routes, ...menu, ...slots].map(({ when }) => when.lists);
  expect(new Set(kinds)).toEqual(new Set(['LOTT', 'ELOTT', 'SEA', 'VN']));
});
