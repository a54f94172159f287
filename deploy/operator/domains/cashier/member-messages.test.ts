import { randomUUID } from 'node:crypto';
import { getInbox, getUnreadCount } from '@tessera/shared/wire/inbox';
import { createDeposit, createWithdrawal } from '@tessera/shared/wire/wallet';
import { withOperator } from '../../testing/with-operator.ts';
import { playerOwner } from '../ledger/index.ts';
import { decideDeposit } from './deposit-store.ts';
import { advancePayouts } from './payouts.ts';
import { payWithdrawal } from './receipts/part-store.ts';
import { moveWithdrawal } from './withdrawal-store.ts';

describe('the messages about money', () => {
  const { operator, site } = withOperator();
  let token = '';
  let memberId = 0;
  beforeAll(async () => {
    token = await site.tokenOf('player01');
    const { context } = operator;
    memberId = (await context.accounts.byUsername('aurora', 'player01'))?.id ?? 0;
    Object.assign(context.paymentPassword, { isSet: async () => true, require: async () => undefined });
    await context.ledger.post({
      ...{ merchant: 'aurora', key: 'test:in', kind: 'deposit', reference: 'test' },
      lines: [
        { account: { owner: 'house', kind: 'bank_clearing' }, amountMinor: -50_000_000 },
        { account: { owner: playerOwner(memberId), kind: 'player_cash' }, amountMinor: 50_000_000 },
      ],
    });
  });
  beforeEach(() => operator.context.db.query('delete from inbox_message'));

  const request = async () => {
    const { body } = await site.call(
      createWithdrawal,
      {
        ...{ requestId: randomUUID(), amount: 50_000, bankCode: 'NARU', accountNumber: '110-123-454821' },
        accountHolder: '데모회원',
      },
      { token },
    );
    return Number((body.value as { id: string }).id);
  };
  const titles = async () =>
    ((await site.call(getInbox, {}, { token })).body.value as { list: { title: string; content: string }[] }).list;

  it('report a deposit as credited or rejected, and nothing of one that nobody paid', async () => {
    const { context } = operator;
    const announce = async () => {
      const { body } = await site.call(
        createDeposit,
        { requestId: randomUUID(), methodId: 'bank-transfer', amount: 50_000, depositorName: '데모회원' },
        { token },
      );
      return Number((body.value as { id: string }).id);
    };
    const [credited, rejected, expired] = [await announce(), await announce(), await announce()];
    const approve = () => decideDeposit(context, credited, 'approved', 'operator', null);
    await Promise.all([approve(), approve()]);
    await decideDeposit(context, rejected, 'rejected', 'operator', 'deposit.not.received');
    await decideDeposit(context, expired, 'rejected', 'system', 'deposit.expired');
    expect((await titles()).map(({ title }) => title)).toEqual(['입금이 반려되었습니다', '입금이 완료되었습니다']);
  });

  it('report each step of a withdrawal once, also when two operators decide at the same moment', async () => {
    const { context } = operator;
    const refused = await request();
    const reject = () => moveWithdrawal(context, refused, 'rejected', 'operator', 'withdrawal.documents.needed');
    await Promise.all([reject(), reject()]);
    expect((await titles()).map(({ title }) => title)).toEqual(['출금이 반려되었습니다']);

    const paid = await request();
    await moveWithdrawal(context, paid, 'approved', 'operator');
    await Promise.all([advancePayouts(context), advancePayouts(context)]);
    const first = randomUUID();
    for (const requestId of [first, first])
      await payWithdrawal(context, paid, { actor: 'operator', requestId, amountMinor: 2_000_000 });
    await moveWithdrawal(context, paid, 'failed', 'operator', 'withdrawal.bank.refused');
    expect((await titles()).map(({ title }) => title)).toEqual([
      '은행이 출금을 처리하지 못했습니다',
      '출금이 지급되었습니다',
      '출금이 승인되었습니다',
      '출금이 반려되었습니다',
    ]);
    // Each with its own amount: the rest that came back, the part that was paid, and the whole.
    expect((await titles()).map(({ content }) => /[\d,]+\.\d\d P/.exec(content)?.[0])).toEqual([
      '30,000.00 P',
      '20,000.00 P',
      '50,000.00 P',
      '50,000.00 P',
    ]);
    expect((await site.call(getUnreadCount, {}, { token })).body.value).toEqual({ count: 4 });
  });
});
