import fc from 'fast-check';
import * as v from 'valibot';
import { anyCodePoint } from '../../testing/hostile-text.ts';
import { nameFault, personName } from './person-name.ts';

/**
 * Bidirectional controls, control characters and zero-width blanks, which hide something from a person comparing
 * names.
 */
const hiding = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u061c', '\u200b', '\u200e', '\u200f', '\u2028']
  .concat(['\u2029', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2060', '\u2066', '\u2067', '\u2068'])
  .concat(['\u2069', '\ufeff', '\u00ad', '\ud800'])
  // Fillers, a blank pattern and variation selectors: shown as nothing.
  .concat(['\u3164', '\u115f', '\u1160', '\uffa0', '\u034f', '\ufe0f', '\u{e0100}', '\u17b4', '\u2800']);
const real = ['김하늘', '남궁민수', 'สมชาย ใจดี', 'ณัฐธิดา กิตติ์ธนาวัฒน์', 'Nguyễn Thị Ánh Tuyết', 'Đỗ Hữu Phước']
  .concat(['髙橋 さくら', '渡邉　健', 'ジョン・スミス', '欧阳娜娜', "Siobhán O'Neill-Smith", 'أحمد علي', 'क्‍षितिज शर्मा'])
  .flatMap((name) => [name, name.normalize('NFD')]);

describe('the name of a sender or receiver of money', () => {
  it.each(real)('may be %s', (name) => expect(nameFault(name)).toBeUndefined());

  it('contains nothing that hides or reverses a part of it, at any position', () => {
    fc.assert(
      fc.property(fc.constantFrom(...real), fc.constantFrom(...hiding), fc.nat(), (name, mark, at) => {
        // At its ends, zero-width blanks are trimmed like other blanks.
        const place = 1 + (at % (name.length - 1));
        expect(nameFault(name.slice(0, place) + mark + name.slice(place))).toBe('malformed');
      }),
    );
  });

  it('is accepted by the operator exactly if the form accepts it, and as typed', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 70, unit: anyCodePoint }),
      fc.tuple(fc.constantFrom(...real), fc.constantFrom('', ' ', '\t', ...hiding)).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (name) => {
        const taken = v.safeParse(personName, name);
        expect(taken.success).toBe(nameFault(name) === undefined);
        if (taken.success) expect(taken.output).toBe(name.trim());
      }),
      { numRuns: 400 },
    );
  });
});
