import { recordReference } from './record-reference.ts';

it('shows a reference as the member may quote it', () => {
  expect(recordReference('W-20261121-0042')).toBe('W-20261121-0042');
  expect(recordReference('round:ab-3')).toBe('ab-3');
  expect(recordReference('opening:2')).toBeUndefined();
  expect(recordReference('')).toBeUndefined();
});
