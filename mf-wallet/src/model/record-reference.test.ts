import { recordReference, requestAddress } from './record.ts';

it('shows a reference as the member may quote it', () => {
  expect(recordReference('W-20261121-0042')).toBe('W-20261121-0042');
  expect(recordReference('round:ab-3')).toBe('ab-3');
  expect(recordReference('round:fe077ea9-2769-4c1e-9f13-2e2287cf5d58')).toBe('FE077EA9');
  expect(recordReference('lottery:K3:20261121-0961')).toBe('20261121-0961');
  expect(recordReference('promotion:first-deposit')).toBeUndefined();
  expect(recordReference('opening:2')).toBeUndefined();
  expect(recordReference('')).toBeUndefined();
});

it.each([
  ['deposit', '/member/depositv2?id=42'],
  ['withdrawal', '/member/withdraw?id=42'],
  ['upline', '/member/transferUpline?id=42'],
  ['wallet', '/member/transferFund'],
] as const)('a %s is shown by its own page', (kind, address) => {
  expect(requestAddress({ kind, id: '42' })).toBe(address);
});
