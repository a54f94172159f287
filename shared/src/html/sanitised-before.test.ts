import { addSanitised, sanitiseHtml } from './sanitise-html.ts';

// This test has no browser's window, as the edge has none while it renders a page.
it('where a page is rendered without a parser, HTML is shown as it was sanitised before, and none else', () => {
  const html = '<p onclick="alert(1)">Terms</p>';
  expect(() => sanitiseHtml(html)).toThrow('the parser of the browser');
  addSanitised({ [html]: '<p>Terms</p>' });
  expect(sanitiseHtml(html)).toBe('<p>Terms</p>');
  expect(sanitiseHtml('Play &amp; win')).toBe('Play &amp; win');
  expect(() => sanitiseHtml('<p>News</p>')).toThrow('the parser of the browser');
});
