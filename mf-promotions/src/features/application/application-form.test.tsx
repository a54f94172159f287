import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { applyForPromotion, uploadApplicationPicture } from '@tessera/shared/wire/promotions';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { firstDeposit, own } from '../../testing/promotions.ts';
import { ApplicationForm } from './application-form.tsx';

jest.mock('@tessera/shared/ui/shrink-picture', () => ({
  // The browser of the tests draws no pictures; a file that is too large never gets there.
  shrinkPicture: async (file: File, maximumBytes: number) =>
    file.name === 'large.png'
      ? jest.requireActual('@tessera/shared/ui/shrink-picture').shrinkPicture(file, maximumBytes)
      : file.name.endsWith('.svg')
        ? { ok: false, because: 'picture_invalid' }
        : { ok: true, base64: 'QUJD' },
}));

const { apply } = messages;

describe('an application', () => {
  let operator: FakeOperator;
  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    operator.answer(uploadApplicationPicture, () => ({ id: '11111111-0000-4000-8000-000000000000' }));
    operator.answer(applyForPromotion, ({ promotionId }) => ({ promotionId, own: own('applying') }));
    render(
      <TestPage>
        <ApplicationForm promotion={{ ...firstDeposit(own('join')), picturesNeeded: 1 }} />
      </TestPage>,
    );
  });
  const choose = (...names: string[]) =>
    fireEvent.change(document.querySelector('[type=file]') as Element, {
      target: { files: names.map((name) => new File(['x'], name)) },
    });
  const comment = () => screen.getByLabelText(new RegExp(apply.comment));
  const send = () => fireEvent.click(screen.getByRole('button', { name: apply.send }));

  it('that lacks its picture is not sent, and focuses where one is chosen', async () => {
    send();
    expect(await screen.findByText(apply.picturesNeeded_other.replace('{{count}}', '1'))).toBeVisible();
    expect(screen.getByRole('button', { name: uiMessages.dropZone.choose })).toHaveFocus();
    expect(operator.calls(applyForPromotion)).toHaveLength(0);
  });

  it('shows how far each picture is, and keeps the comment when one fails, which can be sent again', async () => {
    fireEvent.change(comment(), { target: { value: '2년째 쓰고 있습니다' } });
    let fail: () => void = () => undefined;
    operator.answer(uploadApplicationPicture, async () => {
      await new Promise<void>((resolve) => {
        fail = resolve;
      });
      return refuse('system.error', {}, 500);
    });
    choose('one.png');
    expect(await screen.findByRole('progressbar', { name: 'one.png' })).toHaveAttribute('aria-valuenow', '50');
    fail();
    const retry = await screen.findByRole('button', { name: apply.picture.retry });
    send();
    expect(await screen.findByText(apply.picture.open)).toBeVisible();
    expect(comment()).toHaveValue('2년째 쓰고 있습니다');
    operator.answer(uploadApplicationPicture, () => ({ id: '22222222-0000-4000-8000-000000000000' }));
    fireEvent.click(retry);
    expect(await screen.findByText(apply.picture.sent)).toBeVisible();
    send();
    await waitFor(() => expect(operator.calls(applyForPromotion)).toHaveLength(1));
    expect(operator.calls(applyForPromotion)[0]?.request).toMatchObject({
      comment: '2년째 쓰고 있습니다',
      pictures: ['22222222-0000-4000-8000-000000000000'],
    });
  });

  it('takes three pictures at most, says so, and refuses a file that is no picture without trying it again', async () => {
    choose('one.png', 'two.jpg', 'three.svg', 'four.png');
    expect(await screen.findByText(apply.tooMany.replace('{{max}}', '3'))).toBeVisible();
    expect(await screen.findByText(messages.error.picture_invalid)).toBeVisible();
    expect(screen.queryByRole('button', { name: apply.picture.retry })).not.toBeInTheDocument();
    await waitFor(() => expect(operator.calls(uploadApplicationPicture)).toHaveLength(2));
  });

  it('refuses a picture above 5 MB in its place, and sends the others', async () => {
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png');
    fireEvent.change(document.querySelector('[type=file]') as Element, {
      target: { files: [large, new File(['x'], 'one.png')] },
    });
    expect(await screen.findByText(messages.error.picture_too_large)).toBeVisible();
    expect(await screen.findByText(apply.picture.sent)).toBeVisible();
    expect(operator.calls(uploadApplicationPicture)).toHaveLength(1);
  });
});
