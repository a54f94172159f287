import { networkOf } from './network-of.ts';

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('takes %s for the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
