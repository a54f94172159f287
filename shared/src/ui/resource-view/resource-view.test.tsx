import { act, screen } from '@testing-library/react';
import { ApiError } from '../../api/api-error.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { type Resource, ResourceView } from './index.ts';

const view = (resource: Resource<readonly string[]>) => (
  <ResourceView resource={resource} skeleton={<p>뼈대</p>} empty={<p>없음</p>}>
    {(names) => <p>{names.join()}</p>}
  </ResourceView>
);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the skeleton after 400 ms and then for at least 300 ms', () => {
  const { rerender } = renderUi(view({ status: 'loading' }));
  const isHidden = () => screen.getByText('뼈대').parentElement?.className === 'waiting';
  expect(isHidden()).toBe(true);
  pass(399);
  expect(isHidden()).toBe(true);
  pass(1);
  expect(isHidden()).toBe(false);
  rerender(view({ status: 'ready', value: ['새벽'] }));
  pass(299);
  expect(screen.getByText('뼈대')).toBeInTheDocument();
  pass(1);
  expect(screen.getByText('새벽')).toBeInTheDocument();
});

it('a fast answer never shows the skeleton', () => {
  const { rerender } = renderUi(view({ status: 'loading' }));
  pass(200);
  rerender(view({ status: 'ready', value: ['새벽'] }));
  expect(screen.getByText('새벽')).toBeInTheDocument();
  expect(screen.queryByText('뼈대')).not.toBeInTheDocument();
});

it('a failure can be retried', async () => {
  jest.useRealTimers();
  const retry = jest.fn();
  const { person } = renderUi(view({ status: 'failed', cause: new Error('offline'), retry }));
  expect(screen.getByRole('alert')).toHaveTextContent('불러오지 못했습니다');
  await person.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('a call that the operator does not have is not offered again', () => {
  const cause = new ApiError('rejected', 'lottery.draws', 'function.not.available');
  renderUi(view({ status: 'failed', cause, retry: () => undefined }));
  expect(screen.getByText('이 사이트에서는 제공하지 않는 기능입니다')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows a message when there is nothing', () => {
  renderUi(view({ status: 'ready', value: [] }));
  expect(screen.getByText('없음')).toBeInTheDocument();
});

it('reads a query: a failed refetch keeps the data', () => {
  const query = { refetch: () => undefined, error: new Error('offline') };
  const { rerender } = renderUi(view({ ...query, status: 'error', data: ['어제'] }));
  expect(screen.getByText('어제')).toBeInTheDocument();
  rerender(view({ ...query, status: 'error', data: undefined }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
});
