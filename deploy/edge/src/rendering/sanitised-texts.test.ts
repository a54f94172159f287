import { sanitisedTexts } from './sanitised-texts.ts';

it('HTML in answers is sanitised as in a browser, and other text is not looked at', async () => {
  const terms =
    '<h3>Terms</h3><script>alert(1)</script><p onclick="alert(1)">Play <a href="https://help.example/">fair</a></p>';
  const link = '<a href="javascript:alert(1)">bonus</a>';
  const bodies = {
    '/wps/system/helpCenter': { success: true, value: [{ id: 1, title: 'Terms & rules', content: terms }] },
    '/wps/old': { success: true, value: 'no tag & no work' },
    '/wps/other': { success: true, value: { detail: { text: link }, count: 3, none: null } },
  };
  expect(await sanitisedTexts(bodies)).toEqual({
    [terms]:
      '<h3>Terms</h3><p>Play <a href="https://help.example/" target="_blank" rel="noopener noreferrer nofollow">fair</a></p>',
    [link]: '<a>bonus</a>',
  });
  // And the same once it is known.
  expect(Object.keys(await sanitisedTexts(bodies))).toEqual([terms, link]);
});

it('answers without HTML need no parser', async () => {
  expect(await sanitisedTexts({ '/lgw/draw': { success: true, value: { list: [{ issue: '1 > 2 & 3' }] } } })).toEqual(
    {},
  );
});

it('texts that would keep the edge busy are left to the browser', async () => {
  const deep = '<div>'.repeat(5_000);
  const many = '<b>a</b>'.repeat(8_000);
  const usual = '<p>Terms</p>'.repeat(200);
  expect(Object.keys(await sanitisedTexts({ '/wps/system/helpCenter': [deep, many, usual] }))).toEqual([usual]);
});

it('a parser that could not be loaded is loaded again for the next page', async () => {
  jest.resetModules();
  jest.doMock('jsdom', () => ({
    get JSDOM() {
      throw new Error('no memory');
    },
  }));
  const { sanitisedTexts: freshly } = await import('./sanitised-texts.ts');
  const bodies = { '/wps/system/helpCenter': ['<b>Terms</b>'] };
  await expect(freshly(bodies)).rejects.toThrow('no memory');
  jest.dontMock('jsdom').resetModules();
  expect(await freshly(bodies)).toEqual({ '<b>Terms</b>': '<b>Terms</b>' });
});
