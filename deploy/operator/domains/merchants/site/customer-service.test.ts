import { openPath } from '@tessera/shared/support';
import fc from 'fast-check';
import { sealPath } from './customer-service.ts';

it('opens what the operator sealed, whatever the address', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      expect(openPath(sealPath(address))).toBe(address);
    }),
    { numRuns: 200 },
  );
});

it('refuses what does not open', () => {
  for (const sealed of ['', 'short', 'AAAAAAAAAAA=wrongkey', '{"not":"sealed"}12345678'])
    expect(() => openPath(sealed)).toThrow(RangeError);
});
