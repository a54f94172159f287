import type { Boot } from '@tessera/shared/registry';
import { type FakeOperator, fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { getStatus } from '@tessera/shared/wire/system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shell from '../../../locales/ko.json';
import zh from '../../../locales/zh.json';
import { installBoot } from '../../remotes/live-remotes.ts';
import { siteStatus } from '../../testing/site-status.ts';
import { RightBar } from './right-bar.tsx';

const phone = (system: string) => ({
  resourceType: system,
  url: `https://aurora.test/down?system=${system}`,
  qrCodeUrl: `https://aurora.test/down?system=${system}`,
  labelNameEn: system,
  labelNameCn: system,
});
let operator: FakeOperator;

function open(hasResources: boolean) {
  installBoot({ hasResources, remotes: [] } as unknown as Boot);
  render(
    <TestPage>
      <RightBar />
    </TestPage>,
  );
  return userEvent.setup();
}
beforeEach(async () => {
  await startTestPage({ shell, ui });
  operator = fakeOperator();
  operator.answer(getStatus, () => ({ ...siteStatus, resources: ['iOS', 'iOS Lite', 'Android'].map(phone) }));
});

it('fetches nothing until the codes are opened, and then shows one of 125 pixels for each system', async () => {
  const person = open(true);
  expect(screen.getByRole('button', { name: '고객센터' })).toBeVisible();
  const button = screen.getByRole('button', { name: '앱 QR 코드' });
  await person.hover(button);
  expect(operator.calls(getStatus)).toEqual([]);
  await person.click(button);
  for (const system of ['iOS', 'iOS Lite', 'Android']) {
    const code = await screen.findByRole('img', { name: `${system} QR 코드` });
    expect(code).toHaveAttribute('width', '125');
  }
  expect(operator.calls(getStatus).map(({ request }) => request)).toEqual([{ url: window.location.host }]);
  await person.keyboard('{Tab}{Tab}{Escape}');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('names each system in the language of the page', async () => {
  await startTestPage({ shell: zh, ui }, { language: 'zh' });
  const resources = [{ ...phone('Android'), labelNameCn: '安卓' }];
  operator.answer(getStatus, () => ({ ...siteStatus, resources }));
  const person = open(true);
  await person.click(screen.getByRole('button', { name: zh.rightBar.download }));
  expect(await screen.findByText('安卓')).toBeVisible();
  expect(await screen.findByRole('img', { name: '安卓 二维码' })).toBeVisible();
});

it('shows a message when no resource of the merchant has a safe URL', async () => {
  const resources = [{ ...phone('iOS'), url: 'javascript:alert(1)' }];
  operator.answer(getStatus, () => ({ ...siteStatus, resources }));
  const person = open(true);
  await person.click(screen.getByRole('button', { name: '앱 QR 코드' }));
  expect(await screen.findByText(shell.rightBar.none)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('has customer service alone if the merchant has nothing for phones', () => {
  open(false);
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: '고객센터' })]);
});
