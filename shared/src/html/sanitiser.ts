import createDomPurify, { type Config, type DOMPurify, type WindowLike } from 'dompurify';

const tags =
  'p br hr h3 h4 strong b em i u s small sub sup ul ol li dl dt dd blockquote code pre a img span div table caption thead tbody tfoot tr th td'.split(
    ' ',
  );
const attributes = 'href title alt src width height colspan rowspan scope lang dir start'.split(' ');
/** https and http with a host, a path of this site (not `//host`), an anchor, mail and telephone. */
const addresses = /^(?:https?:\/\/|\/(?![/\\])|#|mailto:|tel:)/i;

const config: Config = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOWED_URI_REGEXP: addresses,
  // These attributes are not URLs, so the pattern above does not apply.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'scope', 'dir', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The content of a forbidden element is not text for readers.
  FORBID_CONTENTS: [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'template',
    'noscript',
    'textarea',
    'title',
  ],
};

type HtmlPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** The page's one policy for HTML; private to this module, so that only sanitised HTML can be signed. */
function createPolicy(): HtmlPolicy | undefined {
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): HtmlPolicy } })
    .trustedTypes;
  return factory?.createPolicy('tessera-html', {
    createHTML: (html: string) => html,
    createScriptURL: () => {
      throw new TypeError('Sanitised HTML loads no scripts.');
    },
  });
}

/** Links that leave the site open in a new window without a referrer. */
function dressLink(node: Element): void {
  const href = node.getAttribute('href');
  if (!href?.startsWith('http')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow');
}

/** Makes the site's one sanitiser, with the parser of a browser's window or of one that a program has for it. */
export function createSanitiser(window: WindowLike): (html: string) => string {
  const purifier: DOMPurify = createDomPurify(window);
  purifier.addHook('uponSanitizeAttribute', (_node, data) => {
    // DOMPurify allows data: in pictures whatever the pattern says.
    const isAddress = data.attrName === 'src' || data.attrName === 'href';
    if (isAddress && !addresses.test(data.attrValue.trim())) data.keepAttr = false;
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') dressLink(node);
    if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
  });
  const policy = createPolicy();
  const settings: Config = policy ? { ...config, TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true } : config;
  // A TrustedHTML if the browser supports it; React passes it on unchanged.
  return (html) => purifier.sanitize(html, settings) as unknown as string;
}
