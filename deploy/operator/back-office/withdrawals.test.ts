import { randomUUID } from 'node:crypto';
import {
  approveWithdrawal,
  completeWithdrawal,
  forceReceipt,
  getAuditLog,
  getConsolePaymentProof,
  getConsoleWithdrawals,
  getMerchantSettings,
  noteWithdrawal,
  payWithdrawalPart,
  returnPayment,
  setMerchantSettings,
} from '@tessera/shared/wire/console';
import { createWithdrawal, processC2CTransaction, uploadPaymentProof } from '@tessera/shared/wire/wallet';
import { pngOf } from '../platform/pictures/testing/pictures.ts';
import { consoleClient } from '../testing/console-client.ts';
import { expectLedgerInOrder } from '../testing/expect-ledger-in-order.ts';
import { givePin, testPin } from '../testing/payment-pin.ts';
import { withOperator } from '../testing/with-operator.ts';

describe('withdrawals at the console', () => {
  const { operator, site } = withOperator();
  const first = consoleClient(() => operator);
  const second = consoleClient(() => operator, 'operator2');
  let token = '';
  let id = '';

  const player = async (...[endpoint, request]: Parameters<typeof site.call>) =>
    (await site.call(endpoint, request, { token })).body.value as never as Record<string, string>;
  const rows = async (request: object) =>
    ((await first.call(getConsoleWithdrawals, request)).value as { list: { id: string; payments: { id: number }[] }[] })
      .list;
  const actions = async () =>
    (
      (await first.call(getAuditLog, { page: '1', pageSize: '20' })).value as {
        list: { operator: string; action: string }[];
      }
    ).list.map((entry) => `${entry.operator} ${entry.action}`);

  beforeAll(async () => {
    const { context } = operator;
    token = await site.tokenOf('player01');
    await givePin(context, (await context.accounts.byUsername('aurora', 'player01'))?.id ?? 0);
  });
  const request = async () => {
    const account = { bankCode: 'NARU', accountNumber: '110123454821', accountHolder: '데모회원' };
    const made = { requestId: randomUUID(), amount: 30_000, ...account, paymentPassword: testPin };
    return (await player(createWithdrawal, made)).id ?? '';
  };

  it('have rules that the merchant sets, which are refused when they are none', async () => {
    const { withdrawals } = (await first.call(getMerchantSettings, { code: 'aurora' })).value as {
      withdrawals: object;
    };
    expect(withdrawals).toMatchObject({ confirmMinutes: 1440, mayCancel: false, twoApproversFromMinor: null });
    const set = (change: object) =>
      first.call(setMerchantSettings, { code: 'aurora', withdrawals: { ...withdrawals, ...change } });
    const twice = [1, 1].map((fromRank) => ({ fromRank, count: 1, amountMinor: null }));
    expect(await set({ levels: twice })).toMatchObject({ code: 'request.invalid' });
    expect(await set({ twoApproversFromMinor: 0 })).toMatchObject({ code: 'request.invalid' });
    expect((await set({ twoApproversFromMinor: 3_000_000 })).status).toBe(200);
  });

  it('are approved by two operators above the threshold, paid in parts, and each act is in the audit log with its operator', async () => {
    id = await request();
    expect((await first.call(approveWithdrawal, { id })).value).toEqual({ isChanged: true, isWaiting: true });
    expect(await first.call(approveWithdrawal, { id })).toMatchObject({ code: 'withdrawal.approver.same' });
    expect((await rows({ status: 'pending_review' }))[0]).toMatchObject({
      approversNeeded: 2,
      approvals: [{ operator: 'operator' }],
    });
    expect((await second.call(approveWithdrawal, { id })).value).toEqual({ isChanged: true });
    const part = { id, requestId: randomUUID(), amountMinor: 1_000_000 };
    expect((await first.call(payWithdrawalPart, part)).value).toEqual({ isChanged: true });
    expect((await first.call(payWithdrawalPart, part)).value).toEqual({ isChanged: false });
    expect((await first.call(completeWithdrawal, { id })).value).toEqual({ isChanged: true });
    expect((await first.call(noteWithdrawal, { id, text: 'Called the bank.' })).value).toEqual({ isChanged: true });
    expect(await first.call(noteWithdrawal, { id: '999999', text: 'x' })).toMatchObject({ code: 'withdrawal.unknown' });
    expect((await actions()).slice(0, 5)).toEqual([
      'operator withdrawal.noted',
      'operator withdrawal.completed',
      'operator withdrawal.part-paid',
      'operator2 withdrawal.approved',
      'operator withdrawal.first-approved',
    ]);
  });

  it('show a missing payment with its picture, which is decided once, with a reason', async () => {
    const [row] = await rows({ payment: 'sent', search: 'player01' });
    const [one, two] = row?.payments ?? [];
    const proof = (await player(uploadPaymentProof, { image: pngOf(32).toString('base64') })).id ?? '';
    expect(await first.call(getConsolePaymentProof, { id: proof })).toMatchObject({ code: 'withdrawal.proof.unknown' });
    const missing = { withdrawalId: id, paymentId: String(one?.id), action: 'notReceived', proofs: [proof] };
    await player(processC2CTransaction, missing);
    expect((await first.call(getConsolePaymentProof, { id: proof })).value).toMatchObject({
      contentType: 'image/jpeg',
    });
    expect(await rows({ payment: 'disputed' })).toMatchObject([{ id, notes: [{ text: 'Called the bank.' }] }]);
    const notAsked = { id: String(two?.id), reasonCode: 'withdrawal.receipt.proven' };
    expect(await first.call(forceReceipt, notAsked)).toMatchObject({ code: 'withdrawal.part.state.not.allowed' });
    const decision = { id: String(one?.id), reasonCode: 'withdrawal.receipt.missing' };
    expect((await second.call(returnPayment, decision)).value).toEqual({ isChanged: true });
    expect((await first.call(returnPayment, decision)).value).toEqual({ isChanged: false });
    expect(await rows({ payment: 'disputed' })).toEqual([]);
    expect((await actions())[0]).toBe('operator2 withdrawal.payment-returned');
    await expectLedgerInOrder(operator.context.ledger);
  });
});
