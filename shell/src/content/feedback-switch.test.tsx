import { setSwitches } from '@tessera/shared/switches';
import { fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { getHelpCenter, getSettings } from '@tessera/shared/wire/system';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import shell from '../../locales/ko.json';
import { Footer } from '../chrome/footer/footer.tsx';
import { installBoot } from '../remotes/live-remotes.ts';
import { useView } from '../routing/view.ts';
import { siteSettings } from '../testing/site-settings.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { HelpCentre } from './help-centre.tsx';

const feedbackIs = (enabled: '0' | '1') =>
  act(() => setSwitches([{ modId: 'FEEDBACK3', enabled, childrenNodes: [] }] as Parameters<typeof setSwitches>[0]));

beforeEach(async () => {
  await startTestPage({ shell, ui });
  installBoot({ remotes: [], merchant: { name: 'Aurora', brand: 'aurora' } } as unknown as Parameters<
    typeof installBoot
  >[0]);
  const operator = fakeOperator();
  operator.answer(getSettings, () => siteSettings);
  operator.answer(getHelpCenter, () => [
    { id: 'deposit', category: 'wallet', title: '입금은 어떻게 하나요?', content: '<p>입력합니다.</p>', day: null },
  ]);
});

it.each([
  ['the footer', () => <Footer />],
  ['the help centre', () => <HelpCentre />],
])('%s links to feedback only while the merchant accepts it', async (_, draw) => {
  feedbackIs('1');
  render(draw(), { wrapper: TestPage });
  expect(await screen.findByRole('link', { name: shell.content.feedback })).toHaveAttribute('href', '/feedback');
  feedbackIs('0');
  expect(screen.queryByText(shell.content.feedback)).toBeNull();
});

it('a search without results links to feedback only while the merchant accepts it', async () => {
  feedbackIs('0');
  render(<HelpCentre />, { wrapper: TestPage });
  await screen.findByText('입금은 어떻게 하나요?');
  fireEvent.change(screen.getByLabelText(shell.content.search), { target: { value: '???' } });
  expect(screen.getByText(shell.content.nothingFound)).toBeVisible();
  expect(screen.queryByRole('link', { name: shell.content.feedback })).toBeNull();
  feedbackIs('1');
  expect(screen.getAllByText(shell.content.feedback)).toHaveLength(2);
});

it('the help centre leads to responsible gaming; alone in its window it leads nowhere else', async () => {
  const view = render(<HelpCentre />, { wrapper: TestPage });
  const link = await screen.findByRole('link', { name: shell.content.responsible });
  expect(link).toHaveAttribute('href', '/responsible');
  view.unmount();
  render(<HelpCentre isAlone />, { wrapper: TestPage });
  await screen.findByText('입금은 어떻게 하나요?');
  expect(screen.queryByRole('link')).toBeNull();
});

it('help alone contains the form only while the merchant accepts feedback', async () => {
  feedbackIs('1');
  render(<HelpCentre isAlone />, { wrapper: TestPage });
  expect(await screen.findByLabelText(shell.feedback.content)).toBeVisible();
  feedbackIs('0');
  expect(screen.queryByLabelText(shell.feedback.content)).toBeNull();
});

it('the feedback page does not exist while the merchant accepts none', () => {
  feedbackIs('1');
  const { result } = renderHook(() => useView('/feedback'));
  expect(result.current.kind).toBe('content');
  feedbackIs('0');
  expect(result.current.kind).toBe('not-found');
});

it('feedback reports a text that is too long at once, and one that is too short when it is sent, in its field', async () => {
  render(<FeedbackForm />, { wrapper: TestPage });
  const field = await screen.findByLabelText(shell.feedback.content);
  fireEvent.change(field, { target: { value: '🎲'.repeat(501) } });
  expect(field).toHaveAttribute('aria-invalid', 'true');
  fireEvent.change(field, { target: { value: '🎲'.repeat(500) } });
  expect(field).not.toHaveAttribute('aria-invalid');
  fireEvent.change(field, { target: { value: '🎲' } });
  expect(field).not.toHaveAttribute('aria-invalid');
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/10자 이상/);
});
