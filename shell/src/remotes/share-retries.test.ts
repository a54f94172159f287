import { createInstance } from '@module-federation/enhanced/runtime';
import { forgetFailedShares } from './share-retries.ts';

it('a shared module that could not be fetched is fetched at the next wish', async () => {
  let isOnline = false;
  const get = jest.fn(async () => {
    if (!isOnline) throw new Error('Loading chunk 15 failed.');
    return () => 'the toasts';
  });
  const runtime = createInstance({
    name: 'page',
    remotes: [],
    plugins: [forgetFailedShares],
    shared: { '@tessera/shared/ui/toast-provider': { version: '1.0.0', scope: 'default', get } },
  });
  const load = () => runtime.loadShare<string>('@tessera/shared/ui/toast-provider');
  await expect(load()).rejects.toThrow('chunk 15');
  isOnline = true;
  for (const time of ['at once', 'kept']) {
    const factory = await load();
    expect([time, factory ? factory() : 'nothing']).toEqual([time, 'the toasts']);
  }
  expect(get).toHaveBeenCalledTimes(2);
});
