import fc from 'fast-check';
import { matchesText } from './matches-text.ts';

const article = { title: 'How do I deposit?', content: '<ol><li>Open <strong>Deposit</strong> and pay</li></ol>' };

it('finds an article by all the words of a question, in any case', () => {
  expect(matchesText(article, ' OPEN  deposit ')).toBe(true);
  expect(matchesText(article, 'deposit refund')).toBe(false);
  expect(matchesText(article, '')).toBe(true);
});

it('does not find what only the markup says', () => {
  expect(matchesText(article, 'strong')).toBe(false);
});

it('takes whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (sought) => {
      expect(typeof matchesText(article, sought)).toBe('boolean');
    }),
    { numRuns: 300 },
  );
});
