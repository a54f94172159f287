import { currentItem } from './current-item.ts';

const securityCenter = { centre: 'member', page: 'securityCenter' } as const;
const items = [
  { label: 'games:menu.centre', opens: { path: '/rng' } },
  { label: 'agent:menu.centre', opens: { centre: 'agent' } },
  { label: 'auth:menu.devices', opens: securityCenter },
  { label: 'auth:menu.account', opens: securityCenter },
  { label: 'wallet:menu.deposit', opens: { centre: 'member', page: 'depositv2' } },
] as const;
const at = (path: string, name?: string) => currentItem(items, path, name)?.label;

describe('the side menu marks the current page', () => {
  it("at one item alone: of two that lead to one page, the one with the page's name", () => {
    expect(at('/member/securityCenter', 'auth:menu.account')).toBe('auth:menu.account');
    expect(at('/member/securityCenter')).toBe('auth:menu.devices');
  });

  it('at the item whose path is nearest to the current one', () => {
    expect(at('/member/depositv2')).toBe('wallet:menu.deposit');
    expect(at('/agent/teamManagement')).toBe('agent:menu.centre');
    expect(at('/rng')).toBe('games:menu.centre');
  });

  it('at none on a page that no item leads to', () => {
    expect([at('/index'), at('/rngs'), at('/member')]).toEqual([undefined, undefined, undefined]);
  });
});
