import { installFiles, SCRIPTS_WITHOUT_HASH, serviceWorkerUrl } from './trusted-files.ts';

let createScriptURL = (url: string): string => url;

beforeAll(() => {
  const trustedTypes = {
    createPolicy: (_: string, rules: { createScriptURL(url: string): string }) => {
      createScriptURL = rules.createScriptURL;
      return rules;
    },
  };
  Object.assign(globalThis, { trustedTypes });
  const shell = { id: 'shell', version: '1', base: '/assets/shell/1/', filesHash: '', locales: {}, fonts: [] } as const;
  installFiles({ shell, remotes: [] });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'));

it('the service worker is the only script without a hash', () => {
  expect(SCRIPTS_WITHOUT_HASH).toEqual(['/service-worker.js']);
  expect(serviceWorkerUrl()).toBe('/service-worker.js');
});

it.each([
  '/other-worker.js',
  '/service-worker.js?of=somebody',
  'https://elsewhere.example/service-worker.js',
  '/assets/service-worker.js',
])('%s is no address of a script', (url) => {
  expect(createScriptURL(url)).toBe('about:blank');
});
