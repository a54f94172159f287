import { retryUrlCode } from './retry-url-code.ts';

const ask = new Function('script', 'url', retryUrlCode('script', 'src', 'url'));
const scripts = globalThis as { tesseraStalled?: Record<string, number> };

it('only a file that stalled before is requested with another URL', () => {
  const asked = (url: string) => {
    const script = { src: url, dataset: {} };
    ask(script, url);
    return script;
  };
  expect(asked('/a.js')).toEqual({ src: '/a.js', dataset: { loading: '/a.js' } });
  scripts.tesseraStalled = { '/a.js': 2 };
  expect(asked('/a.js')).toEqual({ src: '/a.js?again=2', dataset: { loading: '/a.js' } });
  expect(asked('/b.js').src).toBe('/b.js');
  delete scripts.tesseraStalled;
});
