import { type FakeOperator, fakeOperator, startTestPage, TestPage } from '@tessera/shared/testing';
import { attacks, expectNothingRan, setTrap } from '@tessera/shared/testing/attack';
import { hostileOrHugeText } from '@tessera/shared/testing/hostile-text';
import ui from '@tessera/shared/ui/locales/ko.json';
import { getHelpCenter, getSettings, sendFeedback } from '@tessera/shared/wire/system';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import shell from '../../locales/ko.json';
import { siteSettings } from '../testing/site-settings.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { HelpCentre } from './help-centre.tsx';

const article = (id: string, title: string, content: string) => ({ id, category: 'wallet', title, content, day: null });

let operator: FakeOperator;
beforeEach(async () => {
  await startTestPage({ shell, ui });
  setTrap();
  operator = fakeOperator();
  operator.answer(getSettings, () => siteSettings);
});
afterEach(cleanup);

/** Normalises line ends as a browser does in a text field. */
const asFieldKeeps = (text: string) => text.replace(/\r\n?/g, '\n');

it('feedback accepts any pasted text: nothing is executed or lost, and it is sent as written', async () => {
  operator.answer(sendFeedback, () => ({ reference: 'F-1' }));
  render(
    <TestPage>
      <FeedbackForm />
    </TestPage>,
  );
  let sentBefore = 0;
  await fc.assert(
    fc.asyncProperty(hostileOrHugeText, async (text) => {
      const field = await screen.findByLabelText('내용');
      fireEvent.change(field, { target: { value: text } });
      fireEvent.submit(field.closest('form') as HTMLFormElement);
      const kept = asFieldKeeps(text).trim();
      const isRight = [...kept].length >= 10 && [...kept].length <= 500;
      if (isRight) fireEvent.click(await screen.findByText('하나 더 쓰기'));
      else {
        expect(field).toHaveValue(asFieldKeeps(text));
        expect(field).toHaveAttribute('aria-invalid', 'true');
      }
      const sent = operator.calls(sendFeedback).map(({ request }) => request.content);
      expect(sent.slice(sentBefore)).toEqual(isRight ? [kept] : []);
      sentBefore = sent.length;
      expectNothingRan();
    }),
    attacks,
  );
  expectNothingRan();
});

it('help can be searched for any text: it finds something or says that there is nothing, and keeps the text', async () => {
  operator.answer(getHelpCenter, () => [
    article('deposit', '입금은 어떻게 하나요?', '<p>금액을 <strong>입력</strong>합니다.</p>'),
    article('script', '<script>boom()</script>', '<img src=x onerror=boom()><p>null</p>'),
  ]);
  render(
    <TestPage>
      <HelpCentre />
    </TestPage>,
  );
  await screen.findByText('입금은 어떻게 하나요?');
  const field = screen.getByLabelText('도움말 검색');
  await fc.assert(
    fc.asyncProperty(hostileOrHugeText, async (text) => {
      fireEvent.change(field, { target: { value: text } });
      expect(field).toHaveValue(text.replace(/[\r\n]/g, ''));
      const isFound = document.querySelector('details') !== null;
      expect(screen.queryByText('맞는 도움말이 없습니다') === null).toBe(isFound);
      expectNothingRan();
    }),
    attacks,
  );
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.getByText('입금은 어떻게 하나요?')).toBeVisible();
  expectNothingRan();
});
