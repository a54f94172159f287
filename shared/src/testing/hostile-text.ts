import fc from 'fast-check';

/** Named attacks and unusual texts; every script calls `boom()`. */
const known = [
  '<script>boom()</script>',
  '"><img src=x onerror=boom()>',
  'javascript:boom()',
  '{{constructor.constructor("boom()")()}}',
  '$t(login.title) {{email}}',
  "'; drop table member; --",
  "' or 1=1 --",
  '%00%0a',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  'مرحبا',
  'a\u0300'.repeat(200),
  '👩‍👩‍👧‍👦',
  '__proto__',
  '',
  ' \t\u00a0\u3000',
  '1\n2',
];

/** Any code point, also half of a pair. fast-check's own unit, `binary`, takes seconds to be made in each test file. */
export const anyCodePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

/** Hostile text for one line: any code points, markup, bidirectional controls, control characters. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: anyCodePoint, maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(...known),
);

const megabyte = fc.constantFrom('a', '1', '가', '\u202e', '<').map((part) => part.repeat(1_000_000 / part.length));

/** The same, sometimes with a megabyte. */
export const hostileOrHugeText: fc.Arbitrary<string> = fc.oneof(
  { weight: 30, arbitrary: hostileText },
  { weight: 1, arbitrary: megabyte },
);

/**
 * Values of whole forms: all hostile, or one hostile field (and what must equal it), or blanks around valid values,
 * which get furthest.
 */
export function hostileForm<Name extends string>(
  right: Readonly<Record<Name, string>>,
): fc.Arbitrary<Record<Name, string>> {
  const names = Object.keys(right) as Name[];
  const all = (value: fc.Arbitrary<string>) =>
    fc.record(Object.fromEntries(names.map((name) => [name, value]))) as fc.Arbitrary<Record<Name, string>>;
  const instead = (old: string, value: string): Record<Name, string> => {
    const replaced = names.map((name) => [name, right[name] === old ? value : right[name]]);
    return Object.fromEntries(replaced) as Record<Name, string>;
  };
  const old = fc.constantFrom(...names).map((name) => right[name]);
  return fc.oneof(
    { weight: 5, arbitrary: all(hostileOrHugeText) },
    { weight: 5, arbitrary: fc.tuple(old, hostileOrHugeText).map(([from, to]) => instead(from, to)) },
    { weight: 1, arbitrary: old.map((from) => instead(from, `\t ${from}\u3000`)) },
  );
}
