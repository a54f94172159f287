import {
  AtLocation,
  BrowserRouter,
  type Location,
  type Navigate,
  useLocation,
  useNavigate,
} from '@tessera/shared/router';
import { startTestPage } from '@tessera/shared/testing';
import { act, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useDocumentTitle } from './use-document-title.ts';

let navigate: Navigate;

function Hall() {
  useDocumentTitle('슬롯 · 온다 홀');
  return null;
}

/** As the shell does: a centre's address leaves the page beneath where it was, and each has its title written. */
function Site() {
  navigate = useNavigate();
  const location = useLocation();
  const { pathname, state } = location;
  const isCentre = pathname.startsWith('/member');
  useEffect(() => {
    document.title = isCentre ? '입금 · Aurora' : '슬롯 · Aurora';
  }, [isCentre]);
  return (
    <AtLocation location={isCentre ? (state as { beneath: Location }).beneath : location}>
      <Hall />
    </AtLocation>
  );
}

const openCentre = () =>
  act(() => navigate('/member/depositv2', { state: { beneath: { pathname: '/rng', key: 'beneath' } } }));
const titleBecomes = (title: string) => waitFor(() => expect(document.title).toBe(title));
const tick = () => act(() => new Promise((done) => setTimeout(done, 20)));

it.each([
  ['closes', () => navigate('/rng?page=PG')],
  ['is left by Back', () => navigate(-1)],
])('a list has its own title again when the centre over it %s, and leaves the centre its own', async (_, leave) => {
  await startTestPage({});
  window.history.replaceState(null, '', '/rng?page=PG');
  const { unmount } = render(<Site />, { wrapper: BrowserRouter });
  await titleBecomes('슬롯 · 온다 홀 · Aurora');
  await openCentre();
  await tick();
  expect(document.title).toBe('입금 · Aurora');
  act(() => void leave());
  await titleBecomes('슬롯 · 온다 홀 · Aurora');
  unmount();
});
