import * as v from 'valibot';

/** Cookies of spec §3; each lives a day, for this host, and travels nowhere else. */
const cookies = {
  lastUsername: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** That the box was ticked. */
  remember: v.literal('1'),
  /** Ciphertext; the key lies elsewhere (architecture §8). */
  rememberedPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  /** Dialing code and number of the last sign-in by SMS, `82 1012345678`. */
  smsLogin: v.pipe(v.string(), v.regex(/^\d{1,4} \d{4,15}$/)),
} as const satisfies Readonly<Record<string, v.GenericSchema<string>>>;

export type CookieName = keyof typeof cookies;

const DAY_SECONDS = 24 * 60 * 60;

/** The cookie's value; a missing or broken one is `undefined`. */
export function readCookie(name: CookieName): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  if (!pair) return undefined;
  const parsed = v.safeParse(cookies[name], unescaped(pair.slice(name.length + 1)));
  return parsed.success ? parsed.output : undefined;
}

/** Keeps a value for a day. */
export function writeCookie(name: CookieName, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: read while a form is drawn, and the Cookie Store only answers later
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${DAY_SECONDS}; Path=/; SameSite=Strict`;
}

/** Forgets it at once. */
export function removeCookie(name: CookieName): void {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Strict`;
}

function unescaped(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    // Broken by somebody else: as good as none.
    return undefined;
  }
}
