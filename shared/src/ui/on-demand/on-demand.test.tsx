import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { onDemand } from './on-demand.tsx';

const Menu = ({ name }: { readonly name: string }) => <p>{name}</p>;
let isOnline = true;
const load = jest.fn(async () => {
  if (!isOnline) throw new Error('Loading chunk 15 failed.');
  return { default: Menu };
});

beforeEach(() => {
  isOnline = false;
  load.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('keeps the placeholder when the code cannot be loaded, and loads again when it is mounted again', async () => {
  const Part = onDemand(load);
  const onFailed = jest.fn();
  const part = <Part part={{ name: '메뉴' }} waiting={<p>기다림</p>} onFailed={onFailed} />;
  const { unmount } = renderUi(part);
  await waitFor(() =>
    expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ message: 'Loading chunk 15 failed.' })),
  );
  expect(screen.getByText('기다림')).toBeVisible();
  unmount();
  isOnline = true;
  renderUi(part);
  expect(await screen.findByText('메뉴')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a retry is a new load, as often as needed', async () => {
  const Part = onDemand(load);
  const { person } = renderUi(
    <Part
      part={{ name: '메뉴' }}
      failed={(_, retry) => (
        <button type="button" onClick={retry}>
          다시
        </button>
      )}
    />,
  );
  await person.click(await screen.findByRole('button', { name: '다시' }));
  const again = await screen.findByRole('button', { name: '다시' });
  isOnline = true;
  await person.click(again);
  expect(await screen.findByText('메뉴')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
