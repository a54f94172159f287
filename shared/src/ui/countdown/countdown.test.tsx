import { act, screen } from '@testing-library/react';
import { updateServerTime } from '../../clock/index.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Countdown } from './index.ts';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  jest.useRealTimers();
  updateServerTime(Date.now(), performance.now(), performance.now());
});

it("counts by the operator's clock, not the device's, and reports the end once", () => {
  updateServerTime(1_005_000, performance.now(), performance.now());
  const end = jest.fn();
  renderUi(<Countdown endsAtMs={1_015_000} periodMs={60_000} onEnd={end} />);
  const timer = screen.getByRole('timer', { name: '남은 시간 0:10' });
  expect(timer).toHaveAttribute('aria-live', 'off');
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByText('0:07')).toBeInTheDocument();
  expect(end).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(7000));
  expect(screen.getByText('0:00')).toBeInTheDocument();
  expect(screen.getByText('마감되었습니다')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(5000));
  expect(end).toHaveBeenCalledTimes(1);
});

it('a draw that was already closed does not report its end', () => {
  const end = jest.fn();
  renderUi(<Countdown endsAtMs={900_000} periodMs={60_000} onEnd={end} />);
  expect(end).not.toHaveBeenCalled();
});
