import { act, screen } from '@testing-library/react';
import { axeFaults, renderUi } from '../testing/render-ui.tsx';
import { ErrorTile } from './error-tile.tsx';

it.each(['tile', 'row', 'icon'] as const)(
  'a failed contribution in the size of a %s can be tried again',
  async (size) => {
    const retry = jest.fn();
    const { person } = renderUi(<ErrorTile size={size} onRetry={retry} />);
    await person.click(screen.getByRole('button', { name: /다시 시도/ }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(await axeFaults()).toEqual([]);
  },
);

it('says that money is not affected and where it failed', () => {
  renderUi(<ErrorTile onRetry={() => undefined} trace="lottery · download · L-7F31" />);
  expect(screen.getByRole('status')).toHaveTextContent('보유 머니에는 영향이 없습니다');
  expect(screen.getByText('lottery · download · L-7F31')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '문의하기' })).not.toBeInTheDocument();
});

it('says that there is no connection, and retries when it returns', () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = jest.fn();
  renderUi(<ErrorTile onRetry={retry} isNetworkCause />);
  expect(screen.getByRole('status')).toHaveTextContent('인터넷 연결이 끊겼습니다');
  expect(screen.getByRole('status')).toHaveTextContent('저절로 다시 불러옵니다');
  expect(retry).not.toHaveBeenCalled();
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('이 타일은 잠시 쉬는 중입니다');
  connection.mockRestore();
});

it('after a failure with another cause it neither blames the network nor retries with it', () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = jest.fn();
  renderUi(<ErrorTile onRetry={retry} />);
  expect(screen.getByRole('status')).toHaveTextContent('이 타일은 잠시 쉬는 중입니다');
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).not.toHaveBeenCalled();
  connection.mockRestore();
});
