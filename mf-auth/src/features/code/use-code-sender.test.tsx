import { serverNow } from '@tessera/shared/clock';
import { act, renderHook } from '@testing-library/react';
import { forgetLocks, lockKey, unlocksAt, useCodeSender } from './code-sender.ts';

beforeEach(forgetLocks);

describe('the sender of codes', () => {
  it('is free again after what it was asked to do broke, and reports that', async () => {
    const { result } = renderHook(() => useCodeSender({ purpose: 'register' }));
    await act(async () => {
      await expect(result.current.send(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    });
    expect(result.current).toMatchObject({ isSending: false, leftMs: 0, wasSent: false });
  });

  it.each([
    ['login', 'counts the full time of the answer', 180_000],
    ['reset', 'counts half the round trip of a forgotten password as gone', 179_000],
  ] as const)('for %s %s', async (purpose, _, leftMs) => {
    jest.useFakeTimers();
    try {
      const { result } = renderHook(() => useCodeSender({ purpose }));
      const answer = () => ({ ok: true, value: { expiredMinutes: 3 } }) as const;
      const ask = () => new Promise<ReturnType<typeof answer>>((resolve) => setTimeout(() => resolve(answer()), 2000));
      await act(async () => {
        const sent = result.current.send(ask);
        await jest.advanceTimersByTimeAsync(2000);
        await sent;
      });
      expect(Math.round(unlocksAt(lockKey(purpose, null)) - serverNow())).toBe(leftMs);
    } finally {
      jest.useRealTimers();
    }
  });

  it('asks nobody while the countdown of another form for the same runs', async () => {
    const ask = jest.fn(async () => ({ ok: true, value: { expiredMinutes: 3 } }) as const);
    const first = renderHook(() => useCodeSender({ purpose: 'register', to: 'here' }));
    const second = renderHook(() => useCodeSender({ purpose: 'register', to: 'here' }));
    await act(async () => void (await first.result.current.send(ask)));
    await act(async () => void (await second.result.current.send(ask)));
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
