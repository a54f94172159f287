import { act, renderHook } from '@testing-library/react';
import { forgetLocks, useCodeSender } from './code-sender.ts';

beforeEach(forgetLocks);

describe('the sender of codes', () => {
  it('is free again after what it was asked to do broke, and reports that', async () => {
    const { result } = renderHook(() => useCodeSender({ purpose: 'register' }));
    await act(async () => {
      await expect(result.current.send(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    });
    expect(result.current).toMatchObject({ isSending: false, leftMs: 0, wasSent: false });
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
