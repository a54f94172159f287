import { scriptCode } from './page-files.ts';

interface Script {
  src?: string;
  integrity?: string;
}
const run = new Function('script', 'url', scriptCode('script.src = url;'));
const page = globalThis as { tesseraFiles?: object };
const requested = (url: string): Script => {
  const script: Script = {};
  run(script, url);
  return script;
};

it('a script is requested as the page wants it', () => {
  const request = jest.fn();
  page.tesseraFiles = { request };
  expect(requested('/a.js')).toEqual({});
  expect(request).toHaveBeenCalledWith({}, '/a.js');
  delete page.tesseraFiles;
});

it('in a page that checks nothing, a script has a hash that no file has', () => {
  expect(requested('/a.js')).toEqual({ src: '/a.js', integrity: expect.stringMatching(/^sha384-A{64}$/) });
});

it('a build fails when webpack makes its scripts in another way', () => {
  expect(() => scriptCode('script.src = trusted(url);')).toThrow('has changed');
});
