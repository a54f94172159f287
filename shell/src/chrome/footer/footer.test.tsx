import type { Boot } from '@tessera/shared/registry';
import { startTestPage, TestPage } from '@tessera/shared/testing';
import { render, screen, within } from '@testing-library/react';
import shell from '../../../locales/ko.json';
import { installBoot } from '../../remotes/live-remotes.ts';
import { Footer } from './footer.tsx';

const route = (path: string) => ({
  ...{ path, chrome: 'full', title: `games:title.${path.slice(1)}` },
  when: { lists: path.slice(1).toUpperCase() },
});
const games = {
  id: 'games',
  contract: { id: 'games', switch: 'MF_GAMES', routes: ['/rng', '/live'].map(route) },
  labels: { ko: { 'games:title.rng': '슬롯', 'games:title.live': '라이브' } },
};
const harbour = { title: '항구 면허', text: '면허 번호 0042' };

beforeAll(() => startTestPage({ shell: { ...shell, harbour } }));

function open(boot: Partial<Boot>) {
  installBoot({
    ...{ merchant: { brand: 'aurora', name: 'Aurora' }, remotes: [games], switches: [] },
    ...{ gameCategories: ['RNG', 'LIVE'], licenceKey: 'shell:footer.sandboxLicence', ...boot },
  } as unknown as Boot);
  render(<Footer />, { wrapper: TestPage });
}
const linksOf = (group: string) =>
  within(screen.getByRole('navigation', { name: group }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the footer', () => {
  it('lists the kinds of games that the merchant has vendors for, and no others', () => {
    open({ gameCategories: ['RNG'] });
    expect(linksOf(shell.footer.group.games)).toEqual(['/rng']);
  });

  it('has no group of games where there are none', () => {
    open({ gameCategories: [] });
    expect(screen.queryByRole('navigation', { name: shell.footer.group.games })).toBeNull();
  });

  it('says of a sandbox that it has no licence', () => {
    open({});
    expect(screen.getByText(shell.footer.sandboxLicence.title)).toBeVisible();
    expect(screen.getByText(shell.footer.sandboxLicence.text)).toBeVisible();
  });

  it("shows another merchant's configured licence", () => {
    open({ licenceKey: 'shell:harbour' });
    expect(screen.getByText('항구 면허')).toBeVisible();
    expect(screen.getByText('면허 번호 0042')).toBeVisible();
  });

  it('links to everything that the spec names: licence, help, certification, payment, security, responsible gaming, refer and earn', () => {
    open({});
    expect(linksOf(shell.footer.group.help)).toEqual(['/help', '/payments']);
    expect(linksOf(shell.footer.group.security)).toContain('/security');
    expect(linksOf(shell.footer.group.responsible)).toContain('/responsible');
    expect(linksOf(shell.footer.group.company)).toContain('/refer');
  });
});
