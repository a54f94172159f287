import { freshly } from './freshly.ts';

const ask = new Function('script', 'url', freshly('script', 'src', 'url'));
const scripts = globalThis as { tesseraStalled?: Record<string, number> };

it('a file that stalled before is asked for under a new address, and no other', () => {
  const asked = (url: string) => {
    const script = { src: url, dataset: {} };
    ask(script, url);
    return script;
  };
  expect(asked('/a.js')).toEqual({ src: '/a.js', dataset: { coming: '/a.js' } });
  scripts.tesseraStalled = { '/a.js': 2 };
  expect(asked('/a.js')).toEqual({ src: '/a.js?again=2', dataset: { coming: '/a.js' } });
  expect(asked('/b.js').src).toBe('/b.js');
  delete scripts.tesseraStalled;
});
