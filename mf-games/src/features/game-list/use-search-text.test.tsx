import { act, renderHook } from '@testing-library/react';
import { useSearchText } from './use-search-text.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (written = '') => {
  const write = jest.fn();
  const view = renderHook(({ address }) => useSearchText(address, write), { initialProps: { address: written } });
  return {
    write,
    text: () => view.result.current[0],
    type: (next: string) => act(() => view.result.current[1](next)),
    pause: () => act(() => jest.advanceTimersByTime(300)),
    address: (address: string) => view.rerender({ address }),
  };
};

it('an address that comes late does not undo what was typed since', () => {
  const { text, type, pause, address } = open();
  type('go');
  pause();
  type('');
  pause();
  type('dra');
  address('go');
  expect(text()).toBe('dra');
  address('');
  expect(text()).toBe('dra');
});

it('going back brings the text that the address had', () => {
  const { text, type, pause, address, write } = open();
  type('go');
  pause();
  expect(write).toHaveBeenCalledWith('go');
  address('go');
  address('');
  expect(text()).toBe('');
});
