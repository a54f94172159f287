import { fakeOperator, refuse, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { attacks, expectNothingRan, paste, setTrap } from '@tessera/shared/testing/attack';
import { hostileForm } from '@tessera/shared/testing/hostile-text';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { applicationCommentMaximum, applyForPromotion } from '@tessera/shared/wire/promotions';
import { act, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import messages from '../../../locales/ko.json';
import { firstDeposit, own } from '../../testing/promotions.ts';
import { ApplicationForm } from './application-form.tsx';

const field = (name: string): HTMLInputElement => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

it('an application sends exactly the comment and the code that stand there, or says what is wrong, and both stay', async () => {
  await startTestPage({ ui: uiMessages, promotions: messages });
  signInForTest();
  setTrap();
  const operator = fakeOperator();
  operator.answer(applyForPromotion, () => refuse('promotion.code.wrong'));
  const eligibility = { newcomerDays: null, minimumRank: null, needsCode: true, hasSegment: false };
  render(
    <TestPage>
      <ApplicationForm promotion={{ ...firstDeposit(own('join')), picturesNeeded: 0, eligibility }} />
    </TestPage>,
  );
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(hostileForm({ comment: '2년째 쓰고 있습니다', code: 'WELCOME' }), async (values) => {
      fireEvent.change(field('comment'), { target: { value: values.comment } });
      const [comment, code] = [field('comment').value, paste(field('code'), values.code)];
      fireEvent.submit(document.querySelector('form') as HTMLFormElement);
      do await act(() => new Promise<void>((resume) => setTimeout(resume)));
      while (document.querySelector('[type="submit"]')?.getAttribute('aria-busy') === 'true');
      expect([field('comment').value, field('code').value]).toEqual([comment, code]);
      const isRight = [...comment.trim()].length <= applicationCommentMaximum && code.trim() !== '';
      const call = operator.calls(applyForPromotion)[sent];
      if (isRight) {
        sent += 1;
        expect(call?.request).toMatchObject({ comment: comment.trim(), code: code.trim() });
      } else {
        expect(call).toBeUndefined();
        expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull();
      }
      expectNothingRan();
    }),
    attacks,
  );
  expect(sent).toBeGreaterThan(0);
});
