import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { recordFailedStep, stepOf } from './load-failure.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Get = () => Promise<() => unknown>;

/** A federation runtime with a remote whose entry is loaded like this, and with a shared module. */
function runtime(name: string, { loadEntry, get }: { readonly loadEntry?: LoadEntry; readonly get?: Get }) {
  const entry: ModuleFederationRuntimePlugin = { name: 'entry', ...(loadEntry ? { loadEntry } : {}) };
  return createInstance({
    name,
    plugins: [recordFailedStep, entry],
    remotes: [{ name: `remote_of_${name}`, entry: `http://127.0.0.1/${name}.js` }],
    shared: get ? { kit: { version: '1.0.0', scope: 'default', get } } : {},
  });
}

/** The step at which a load failed. */
const failing = (load: Promise<unknown>) =>
  load.then(
    () => 'none',
    (cause: unknown) => stepOf(cause),
  );
const chunkError = () => Object.assign(new Error('7'), { name: 'ChunkLoadError', type: 'missing' });

describe('the step at which a load failed', () => {
  it('is the download when the entry of a remote cannot be fetched', async () => {
    const page = runtime('page1', { loadEntry: () => Promise.reject(new Error('net::ERR_FAILED')) });
    expect(await failing(page.loadRemote('remote_of_page1/contract'))).toBe('download');
  });

  it('is the contract when the entry came and exposes none', async () => {
    const get = () => {
      throw new Error('no ./contract');
    };
    const page = runtime('page2', { loadEntry: async () => ({ init: () => undefined, get }) as never });
    expect(await failing(page.loadRemote('remote_of_page2/contract'))).toBe('contract');
  });

  it('is the share when a shared module fails, and the download when its file did not arrive', async () => {
    const broken = runtime('page3', { get: () => Promise.reject(new Error('no such export')) });
    expect(await failing(broken.loadShare('kit'))).toBe('share');
    const offline = runtime('page4', { get: () => Promise.reject(chunkError()) });
    expect(await failing(offline.loadShare('kit'))).toBe('download');
  });

  it.each([
    ['a script that did not arrive', chunkError(), 'download'],
    ['a style sheet that did not arrive', Object.assign(new Error('7'), { code: 'CSS_CHUNK_LOAD_FAILED' }), 'download'],
    ['a shared module that nobody provides', new Error('[ Federation Runtime ]: … #RUNTIME-012'), 'share'],
    ['a message that only looks like one', new Error('Loading chunk 7 failed: integrity'), 'contract'],
    ['something that is no error', 'ChunkLoadError', 'contract'],
  ])('is recognised for %s', (_, cause, step) => {
    expect(stepOf(cause)).toBe(step);
  });
});
