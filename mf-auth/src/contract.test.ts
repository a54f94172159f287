import contract from './contract.ts';

it('my account and security centre, which are one page, are one item of the side menu and one of the centre, under one name and icon', () => {
  const leading = contract.menu.filter(({ opens }) => 'page' in opens && opens.page === 'securityCenter');
  const shown = ['auth:menu.account', 'account'];
  expect(leading.map(({ label, icon }) => [label, icon])).toEqual([shown]);
  const pages = contract.centrePages.filter(({ centre }) => centre === 'member');
  expect(pages.map(({ key, label, icon }) => [key, label, icon])).toEqual([['securityCenter', ...shown]]);
});
