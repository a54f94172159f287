import { installIntentRouter } from '@tessera/shared/intents';
import { BrowserRouter, type Navigate, useLocation, useNavigate } from '@tessera/shared/router';
import { leaveSession } from '@tessera/shared/session';
import { signInForTest, startTestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import shell from '../../locales/ko.json';
import { installBoot } from '../remotes/live-remotes.ts';
import { goToCentre, installNavigate } from '../routing/navigation.ts';
import { CentreHost } from './centre-host.tsx';

let navigate: Navigate;
let state: unknown;
function Site() {
  navigate = useNavigate();
  installNavigate(navigate);
  const location = useLocation();
  state = location.state;
  return (
    <>
      <output>{location.pathname + location.search}</output>
      <CentreHost />
    </>
  );
}

beforeEach(async () => {
  await startTestPage({ shell, ui });
  installBoot({ remotes: [], merchant: { name: 'Aurora', brand: 'aurora' } } as unknown as Parameters<
    typeof installBoot
  >[0]);
  installIntentRouter((async () => ({ status: 'unavailable' })) as never);
  window.matchMedia = ((query: string) => ({ matches: query.includes('width'), media: query })) as never;
  window.history.replaceState(null, '', '/promotions');
  signInForTest();
});
afterEach(() => act(() => leaveSession('chosen')));

it('the arrow of a phone leads to the menu from wherever in the page, and Back then leads out', async () => {
  render(<Site />, { wrapper: BrowserRouter });
  const at = (path: string) => waitFor(() => expect(document.querySelector('output')).toHaveTextContent(path));
  act(() => goToCentre('member', 'depositv2'));
  await at('/member/depositv2');
  act(() => void navigate('/member/depositv2?id=42', { state }));
  await at('/member/depositv2?id=42');
  act(() => void navigate('/member/depositv2?list=all', { state }));
  await at('/member/depositv2?list=all');
  act(() => void navigate(-1));
  await at('/member/depositv2?id=42');
  fireEvent.click(screen.getAllByRole('button', { name: shell.centre.member })[0] as HTMLElement);
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/member'));
  act(() => void navigate(-1));
  await at('/promotions');
});
