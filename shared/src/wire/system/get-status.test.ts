import * as v from 'valibot';
import { schemaFor } from '../define-endpoint.ts';
import { describingMoney } from '../money-codec.ts';
import { getStatus } from './get-status.ts';

const { resources } = schemaFor(getStatus.answer, describingMoney).entries;
const leadsTo = (url: string, qrCodeUrl = url) =>
  v.is(resources, [{ resourceType: 'ios', url, qrCodeUrl, labelNameEn: 'iOS', labelNameCn: 'iOS' }]);

it.each(['https://get.example/app', 'http://aurora.localhost:8080/down?system=ios', 'http://localhost/down'])(
  'what a phone can get may lie at %s',
  (url) => expect(leadsTo(url)).toBe(true),
);

it.each([
  ...['javascript:alert(1)', 'data:text/html,x', 'http://get.example/app', 'http://notlocalhost/app'],
  ...['//get.example/app', 'get the app', ''],
])('no page leads a phone to “%s”, and no code does, whatever the operator says', (url) => {
  expect([leadsTo(url), leadsTo('https://get.example/app', url)]).toEqual([false, false]);
});
