/** @jest-environment <rootDir>/deploy/presets/jest/checking-jsdom.cjs */
import { LoadFailure } from './load-failure.ts';
import { loadWithRetries } from './load-with-retries.ts';

const swift = { deadlineMs: 50, pauseMs: () => 0 };
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

describe('loading a contribution', () => {
  it('retries twice when the network fails, and succeeds if it returns', async () => {
    let tries = 0;
    const value = await loadWithRetries(
      'wallet',
      async () => {
        tries += 1;
        if (tries < 3) throw chunkError();
        return 'page';
      },
      swift,
    );
    expect([value, tries]).toEqual(['page', 3]);
  });

  it('stops after the second retry and reports a failed download', async () => {
    let tries = 0;
    const load = () => {
      tries += 1;
      return Promise.reject(chunkError());
    };
    await expect(loadWithRetries('wallet', load, swift)).rejects.toMatchObject({ step: 'download', remote: 'wallet' });
    expect(tries).toBe(3);
  });

  it('does not retry a broken contract', async () => {
    let tries = 0;
    const load = () => {
      tries += 1;
      return Promise.reject(new LoadFailure('contract', 'wallet', 'no such part'));
    };
    await expect(loadWithRetries('wallet', load, swift)).rejects.toMatchObject({ step: 'contract' });
    expect(tries).toBe(1);
  });

  it('does not retry a file that does not exist', async () => {
    const asking = jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status: 404 } as Response);
    const load = jest.fn(() => Promise.reject(Object.assign(chunkError(), { request: '/assets/gone.js' })));
    const failure = { step: 'download', isNetworkCause: false };
    await expect(loadWithRetries('wallet', load, swift)).rejects.toMatchObject(failure);
    asking.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadWithRetries('wallet', load, swift)).rejects.toMatchObject({ ...failure, isNetworkCause: true });
    expect(load).toHaveBeenCalledTimes(1 + 3);
    asking.mockRestore();
  });

  it('does not wait again for a server that does not answer when it is asked once more', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('The time is over.', 'TimeoutError'));
    const load = jest.fn(() => Promise.reject(Object.assign(chunkError(), { request: '/assets/hangs.js' })));
    const failure = { step: 'download', isNetworkCause: true };
    await expect(loadWithRetries('wallet', load, swift)).rejects.toMatchObject(failure);
    expect(load).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('treats a load that never ends as a failed download, and does not wait for another one', async () => {
    const load = jest.fn(() => new Promise(() => {}));
    const failure = { step: 'download', isNetworkCause: true };
    await expect(loadWithRetries('wallet', load, { ...swift, deadlineMs: 5 })).rejects.toMatchObject(failure);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
