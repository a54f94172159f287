import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getWithdrawal, processC2CTransaction, uploadPaymentProof } from '@tessera/shared/wire/wallet';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import NotReceivedDialog from './not-received.dialog.tsx';

jest.mock('@tessera/shared/ui/shrink-picture', () => ({
  shrinkPicture: async (file: File) =>
    file.name.endsWith('.png') ? { ok: true, base64: 'aGk=' } : { ok: false, because: 'picture_invalid' },
}));

const paid = recorded(getWithdrawal, 'paid');

describe('the form for a missing payment', () => {
  let operator: FakeOperator;
  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    operator.answer(uploadPaymentProof, () => ({ id: '7d3f1c1e-3f0a-4a3e-9c55-0a7d1d1f0001' }));
    operator.answer(processC2CTransaction, () => paid);
  });

  it('needs a picture, refuses what is none, uploads each once, and closes when it was sent', async () => {
    const close = jest.fn();
    const params = { withdrawalId: paid.id, paymentId: '98', amountMinor: 10_000_000 };
    const { container } = render(
      <TestPage>
        <NotReceivedDialog params={params} close={close} />
      </TestPage>,
    );
    const send = () => fireEvent.click(screen.getByRole('button', { name: '확인 요청하기' }));
    const choose = (name: string) =>
      fireEvent.change(container.querySelector('input[type="file"]') as HTMLElement, {
        target: { files: [new File(['x'], name)] },
      });
    send();
    expect(await screen.findByText('사진을 한 장 이상 선택하세요.')).toBeVisible();
    choose('page.html');
    send();
    expect(await screen.findByText('PNG나 JPG 사진만 보낼 수 있습니다.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /page.html/ }));
    choose('account.png');
    operator.answer(processC2CTransaction, () => refuse('withdrawal.dispute.late', {}, 409));
    send();
    expect(await screen.findByText('이의 제기 기간이 끝났습니다. 고객센터에 문의하세요.')).toBeVisible();
    operator.answer(processC2CTransaction, () => paid);
    send();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(operator.calls(uploadPaymentProof)).toHaveLength(1);
    expect(operator.calls(processC2CTransaction).at(-1)?.request).toMatchObject({
      action: 'notReceived',
      proofs: ['7d3f1c1e-3f0a-4a3e-9c55-0a7d1d1f0001'],
    });
  });
});
