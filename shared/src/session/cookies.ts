import * as v from 'valibot';

/** Cookies of spec §3; each is for this host, and is sent nowhere else. */
const cookies = {
  lastUsername: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Whether the checkbox was ticked. */
  remember: v.literal('1'),
  /**
   * Marks that the operator remembers a sign-in of this browser, and which of the two names here belongs to it. No
   * secret: the token is in a cookie that scripts cannot read.
   */
  rememberedPassword: v.picklist(['username', 'sms']),
  /** Dialing code and number of the last sign-in by SMS, `82 1012345678`. */
  smsLogin: v.pipe(v.string(), v.regex(/^\d{1,4} \d{4,15}$/)),
  /** Whether this browser has an account: the edge leaves its place free in the pages that it renders. */
  signedIn: v.literal('1'),
  /** The language of the last page, in which the edge renders the next one. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Za-z]+)?$/)),
} as const satisfies Readonly<Record<string, v.GenericSchema<string>>>;

export type CookieName = keyof typeof cookies;
export type CookieValue<Name extends CookieName> = v.InferOutput<(typeof cookies)[Name]>;

const DAY_SECONDS = 24 * 60 * 60;
/** Over TLS, a cookie is sent over TLS alone; `npm start` has none. */
const ifSecure = (): string => (location.protocol === 'https:' ? '; Secure' : '');
/** Those that the edge reads come with links from elsewhere, too; `signedIn` ends with the browser, as the session does. */
const attributesOf = (name: CookieName): string => {
  if (name === 'language') return `Max-Age=${365 * DAY_SECONDS}; Path=/; SameSite=Lax`;
  return name === 'signedIn' ? 'Path=/; SameSite=Lax' : `Max-Age=${DAY_SECONDS}; Path=/; SameSite=Strict`;
};

/** The cookie's value; `undefined` if it is missing or corrupt. */
export function readCookie<Name extends CookieName>(name: Name): CookieValue<Name> | undefined {
  // At the edge there are none: it renders the page of a visitor.
  const pair = globalThis.document?.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  if (!pair) return undefined;
  const parsed = v.safeParse(cookies[name], unescaped(pair.slice(name.length + 1)));
  return parsed.success ? (parsed.output as CookieValue<Name>) : undefined;
}

/** Stores a value: for a day, the language for a year, and that somebody is signed in until the browser is closed. */
export function writeCookie<Name extends CookieName>(name: Name, value: CookieValue<Name>): void {
  // biome-ignore lint/suspicious/noDocumentCookie: read while a form is drawn, and the Cookie Store only answers later
  document.cookie = `${name}=${encodeURIComponent(value)}; ${attributesOf(name)}${ifSecure()}`;
}

/** Deletes it at once. */
export function removeCookie(name: CookieName): void {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Strict${ifSecure()}`;
}

/**
 * An earlier release stored the encrypted password in `rememberedPassword`, and the key in the browser's database:
 * this deletes both.
 */
export function forgetSealedPassword(): void {
  const isCurrent = document.cookie.split('; ').some((entry) => entry.startsWith('rememberedPassword='));
  if (isCurrent && readCookie('rememberedPassword') === undefined) removeCookie('rememberedPassword');
  try {
    globalThis.indexedDB?.deleteDatabase('tessera-session');
  } catch {
    // If the browser blocks databases, there is none of ours.
  }
}

function unescaped(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    // Corrupt counts as missing.
    return undefined;
  }
}
