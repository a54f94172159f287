import { LoadFailure } from './load-failure.ts';
import { loadWithRetries } from './retrying.ts';

const swift = { deadlineMs: 50, pauseMs: () => 0 };
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

describe('loading a contribution', () => {
  it('tries twice more when the network fails, and succeeds if it comes back', async () => {
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

  it('gives up after the second retry and says that the download failed', async () => {
    let tries = 0;
    const load = () => {
      tries += 1;
      return Promise.reject(chunkError());
    };
    await expect(loadWithRetries('wallet', load, swift)).rejects.toMatchObject({ step: 'download', remote: 'wallet' });
    expect(tries).toBe(3);
  });

  it('does not retry a contract that is broken', async () => {
    let tries = 0;
    const load = () => {
      tries += 1;
      return Promise.reject(new LoadFailure('contract', 'wallet', 'no such part'));
    };
    await expect(loadWithRetries('wallet', load, swift)).rejects.toMatchObject({ step: 'contract' });
    expect(tries).toBe(1);
  });

  it('does not wait for the network where a file is simply not there', async () => {
    const asking = jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status: 404 } as Response);
    const load = jest.fn(() => Promise.reject(Object.assign(chunkError(), { request: '/assets/gone.js' })));
    const failure = { step: 'download', isNetworkCause: false };
    await expect(loadWithRetries('wallet', load, swift)).rejects.toMatchObject(failure);
    asking.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadWithRetries('wallet', load, swift)).rejects.toMatchObject({ ...failure, isNetworkCause: true });
    expect(load).toHaveBeenCalledTimes(1 + 3);
    asking.mockRestore();
  });

  it('treats a load that never ends as a failed download', async () => {
    await expect(
      loadWithRetries('wallet', () => new Promise(() => {}), { ...swift, deadlineMs: 5 }),
    ).rejects.toMatchObject({ step: 'download' });
  });
});
