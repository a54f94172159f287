import contract from './contract.ts';

it('my account and security centre, which are one page, are one item of the side menu and one of the centre, under one name', () => {
  const leading = contract.menu.filter(({ opens }) => 'page' in opens && opens.page === 'securityCenter');
  expect(leading.map(({ label }) => label)).toEqual(['auth:menu.account']);
  const pages = contract.centrePages.filter(({ centre }) => centre === 'member');
  expect(pages.map(({ key, label }) => [key, label])).toEqual([['securityCenter', 'auth:menu.account']]);
});
