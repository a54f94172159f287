import { bus } from '@tessera/shared/events';
import { setSwitches } from '@tessera/shared/switches';
import { act, fireEvent, render } from '@testing-library/react';
import { AccountPicture } from './account-picture.tsx';

const send = (source: string | null) => act(() => bus.emit('auth', 'auth:picture-known', { source }));
const switchPictures = (enabled: '0' | '1') => act(() => setSwitches([{ modId: 'PROFPIC3', enabled }]));
const picture = (view: ReturnType<typeof render>) => view.container.querySelector('img');

beforeEach(() => {
  bus.forget('auth');
  switchPictures('1');
});

it('the header shows the initial until a picture is known, the picture at once, and the initial again without it', () => {
  const view = render(<AccountPicture name="moonlit07" />);
  expect(view.container).toHaveTextContent(/^m$/);
  send('data:image/webp;base64,UklGRg==');
  expect(picture(view)).toHaveAttribute('src', 'data:image/webp;base64,UklGRg==');
  expect(view.container).toHaveTextContent(/^$/);
  send(null);
  expect(picture(view)).toBeNull();
  expect(view.container).toHaveTextContent(/^m$/);
});

it('a picture that fails to load is replaced by the initial, and the next picture is shown', () => {
  const view = render(<AccountPicture name="𝒜da" />);
  send('data:image/png;base64,broken');
  fireEvent.error(picture(view) as HTMLImageElement);
  expect(view.container).toHaveTextContent(/^𝒜$/u);
  send('data:image/svg+xml,fox');
  expect(picture(view)).toHaveAttribute('src', 'data:image/svg+xml,fox');
});

it('no picture is shown while PROFPIC3 is off', () => {
  const view = render(<AccountPicture name="moonlit07" />);
  send('data:image/svg+xml,fox');
  switchPictures('0');
  expect(picture(view)).toBeNull();
  switchPictures('1');
  expect(picture(view)).not.toBeNull();
});

it('only a data URL is accepted as a picture', () => {
  const view = render(<AccountPicture name="moonlit07" />);
  send('https://elsewhere.example/me.png');
  expect(picture(view)).toBeNull();
});

it('a member named by a number is shown with an icon, not with its first digit', () => {
  const view = render(<AccountPicture name="0104821****" />);
  expect(view.container).toHaveTextContent(/^$/);
  expect(view.container.querySelector('svg')).toBeInTheDocument();
});
