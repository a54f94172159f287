import { screen } from '@testing-library/react';
import { axeFaults, renderUi } from '../testing/render-ui.tsx';
import { RestingTile } from './resting-tile.tsx';

it.each(['tile', 'row', 'icon'] as const)(
  'a failed contribution in the size of a %s can be tried again',
  async (size) => {
    const retry = jest.fn();
    const { person } = renderUi(<RestingTile size={size} onRetry={retry} />);
    await person.click(screen.getByRole('button', { name: /다시 시도/ }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(await axeFaults()).toEqual([]);
  },
);

it('says that money is unaffected and where it failed', () => {
  renderUi(<RestingTile onRetry={() => undefined} trace="lottery · download · L-7F31" />);
  expect(screen.getByRole('status')).toHaveTextContent('보유 머니에는 영향이 없습니다');
  expect(screen.getByText('lottery · download · L-7F31')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '문의하기' })).not.toBeInTheDocument();
});
