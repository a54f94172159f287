import { type FakeOperator, fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { getHelpCenter, getStatus } from '@tessera/shared/wire/system';
import { render, screen, waitFor } from '@testing-library/react';
import shell from '../../locales/ko.json';
import { siteStatus } from '../testing/site-status.ts';
import { DownloadGuides } from './download-guides.tsx';

const resource = (resourceType: string, label: string) => ({
  resourceType,
  url: `https://get.example/${resourceType}`,
  qrCodeUrl: `https://get.example/${resourceType}`,
  labelNameEn: label,
  labelNameCn: label,
});
const guide = (id: string) => ({ id, category: 'guide', title: id, content: '<p>1.</p>', day: null });
const agents = {
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0',
} as const;

let operator: FakeOperator;
beforeEach(async () => {
  await startTestPage({ shell, ui });
  operator = fakeOperator();
  operator.answer(getHelpCenter, () => [guide('guide-ios'), guide('guide-android')]);
  operator.answer(getStatus, () => ({
    ...siteStatus,
    resources: [resource('ios', 'iOS'), resource('ios-lite', 'iOS Lite'), resource('android', 'Android')],
  }));
});
afterEach(() => jest.restoreAllMocks());

async function openOn(device: keyof typeof agents) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[device]);
  render(<DownloadGuides />, { wrapper: TestPage });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const codes = () => document.querySelectorAll('li[data-resource]').length;
const guides = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('a phone gets the resource for its own system with one click, and its guide first', async () => {
  await openOn('android');
  expect([links(), codes(), guides()]).toEqual([['https://get.example/android'], 0, ['guide-android', 'guide-ios']]);
});

it('an iPhone gets both resources that exist for it', async () => {
  await openOn('iphone');
  expect([links(), codes()]).toEqual([['https://get.example/ios', 'https://get.example/ios-lite'], 0]);
});

it('a phone without a resource is shown how to do without', async () => {
  operator.answer(getStatus, () => ({ ...siteStatus, resources: [resource('ios', 'iOS')] }));
  await openOn('android');
  expect(screen.getByText(shell.content.noApp)).toBeVisible();
  expect([links(), codes()]).toEqual([[], 0]);
});

it('a phone whose only resource is this page is shown how to do without', async () => {
  const here = { ...resource('android', 'Android'), url: window.location.href };
  operator.answer(getStatus, () => ({ ...siteStatus, resources: [here] }));
  await openOn('android');
  expect(screen.getByText(shell.content.noApp)).toBeVisible();
  expect(links()).toEqual([]);
});

it('a desktop has a QR code for each system', async () => {
  await openOn('desktop');
  expect(codes()).toBe(3);
});

it('an unsafe URL removes its own link and nothing else', async () => {
  const bad = { ...resource('android', 'Android'), url: 'javascript:boom()' };
  operator.answer(getStatus, () => ({ ...siteStatus, resources: [bad, resource('android-lite', 'Android Lite')] }));
  await openOn('android');
  expect(links()).toEqual(['https://get.example/android-lite']);
});
