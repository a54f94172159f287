import { createInstance } from '@module-federation/enhanced/runtime';
import { clearFailedShares } from './clear-failed-shares.ts';

it('a shared module that could not be fetched is fetched at the next request', async () => {
  let isOnline = false;
  const get = jest.fn(async () => {
    if (!isOnline) throw new Error('Loading chunk 15 failed.');
    return () => 'the toasts';
  });
  const runtime = createInstance({
    name: 'page',
    remotes: [],
    plugins: [clearFailedShares],
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

it('a failing version does not affect the load of another version, which loads once', async () => {
  const name = '@tessera/shared/ui/toast-provider';
  let arrive = () => {};
  const loadingFiles = new Promise<() => string>((resolve) => {
    arrive = () => resolve(() => 'the toasts');
  });
  const onItsWay = jest.fn(() => loadingFiles);
  const failing = jest.fn(() => Promise.reject(new Error('Loading chunk 15 failed.')));
  const sharedAs = (version: string, get: () => Promise<() => string>) => ({
    ...{ version, scope: 'default', get },
    shareConfig: { requiredVersion: version },
  });
  const runtime = createInstance({
    name: 'versions',
    remotes: [],
    plugins: [clearFailedShares],
    shared: { [name]: [sharedAs('1.0.0', onItsWay), sharedAs('2.0.0', failing)] },
  });
  const load = (wanted: string) =>
    runtime.loadShare<string>(name, {
      resolver: (options) => options.find(({ version }) => version === wanted) as (typeof options)[number],
    });
  const asked = [load('1.0.0')];
  for (const time of [1, 2]) {
    await expect(load('2.0.0')).rejects.toThrow('chunk 15');
    expect(failing).toHaveBeenCalledTimes(time);
    asked.push(load('1.0.0'));
  }
  arrive();
  const [first, ...later] = await Promise.all(asked);
  expect(later).toEqual([first, first]);
  expect(onItsWay).toHaveBeenCalledTimes(1);
});
