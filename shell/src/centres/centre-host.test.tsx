import { bus } from '@tessera/shared/events';
import { installIntentRouter } from '@tessera/shared/intents';
import { BrowserRouter, installNavigation, type Navigate, useLocation, useNavigate } from '@tessera/shared/router';
import { leaveSession } from '@tessera/shared/session';
import { signInForTest, startTestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shell from '../../locales/ko.json';
import { installBoot } from '../remotes/live-remotes.ts';
import { restoreHeld } from '../testing/restore-held.ts';
import { CentreHost } from './centre-host.tsx';

let navigate: Navigate;
function Site() {
  navigate = useNavigate();
  installNavigation((path, options) => navigate(path, options));
  return (
    <>
      <output>{useLocation().pathname}</output>
      <CentreHost />
    </>
  );
}

const closed: unknown[] = [];
const listening = bus.on('shell:centre-closed').subscribe((fact) => closed.push(fact));
afterAll(() => listening.unsubscribe());

beforeEach(async () => {
  await startTestPage({ shell, ui });
  installBoot({ remotes: [], merchant: { name: 'Aurora', brand: 'aurora' } } as unknown as Parameters<
    typeof installBoot
  >[0]);
  installIntentRouter((async () => ({ status: 'unavailable' })) as never);
  closed.length = 0;
  window.history.replaceState(null, '', '/promotions');
  signInForTest();
});
afterEach(() => act(() => leaveSession('chosen')));

async function openCentre() {
  const person = userEvent.setup();
  const view = render(<Site />, { wrapper: BrowserRouter });
  act(() => void navigate('/member', { state: { below: { pathname: '/promotions', search: '', hash: '' } } }));
  await screen.findByRole('navigation', { name: shell.centre.member });
  expect(closed).toEqual([]);
  return { person, view };
}
type Person = Awaited<ReturnType<typeof openCentre>>['person'];
const waysToLeave: readonly (readonly [string, string, (person: Person) => unknown])[] = [
  ['its button', '/promotions', (person) => person.click(screen.getByRole('button', { name: shell.centre.close }))],
  ['Escape', '/promotions', (person) => person.keyboard('{Escape}')],
  ['Back', '/promotions', () => act(() => void navigate(-1))],
  ['a link that leads away', '/rng', () => act(() => void navigate('/rng'))],
  ['signing out', '/index', (person) => person.click(screen.getByRole('button', { name: shell.account.signOut }))],
];

it.each(waysToLeave)('a centre left by %s emits once that it has closed', async (_, path, leave) => {
  const { person, view } = await openCentre();
  await leave(person);
  await screen.findByText(path);
  expect(closed).toEqual([{ centre: 'member' }]);
  view.unmount();
  expect(closed).toHaveLength(1);
});

it('another page of the same centre does not count as leaving', async () => {
  const { view } = await openCentre();
  act(() => void navigate('/member/withdraw', { replace: true }));
  await screen.findByText('/member/withdraw');
  expect(closed).toEqual([]);
  view.unmount();
});

it.each(['member', 'agent'] as const)('the %s centre shows only once its account is loaded', async (centre) => {
  const member = restoreHeld({ type: 1 });
  window.history.replaceState(null, '', `/${centre}`);
  render(<Site />, { wrapper: BrowserRouter });
  expect(screen.getByText(`/${centre}`)).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await act(member.arrives);
  expect(await screen.findByRole('navigation', { name: shell.centre[centre] })).toBeVisible();
});
