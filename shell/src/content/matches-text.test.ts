import { anyCodePoint } from '@tessera/shared/testing/hostile-text';
import fc from 'fast-check';
import { matchesText } from './matches-text.ts';

const article = { title: 'How do I deposit?', content: '<ol><li>Open <strong>Deposit</strong> and pay</li></ol>' };

it('finds an article by all the words of a question, ignoring case', () => {
  expect(matchesText(article, ' OPEN  deposit ')).toBe(true);
  expect(matchesText(article, 'deposit refund')).toBe(false);
  expect(matchesText(article, '')).toBe(true);
});

it('does not find text that is only in the markup', () => {
  expect(matchesText(article, 'strong')).toBe(false);
});

it('accepts any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCodePoint, maxLength: 2000 }), (sought) => {
      expect(typeof matchesText(article, sought)).toBe('boolean');
    }),
    { numRuns: 300 },
  );
});
