import { installDialogHost } from '@tessera/shared/dialogs';
import { useLocation, useNavigate } from '@tessera/shared/router';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { attacks, expectNothingRan, setTrap } from '@tessera/shared/testing/attack';
import { hostileOrHugeText } from '@tessera/shared/testing/hostile-text';
import { recorded } from '@tessera/shared/testing/recorded';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { getAccountRecord } from '@tessera/shared/wire/wallet';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import messages from '../../../locales/ko.json';
import type { AccountRecord } from '../../api/account-record.ts';
import AccountRecordPage from './account-record.page.tsx';

const record = recorded(getAccountRecord);
const deposit = record.list.find(({ type }) => type === 'deposit');
if (!deposit) throw new Error('No deposit is recorded.');
const list = [
  {
    ...deposit,
    id: '3',
    type: 'bet',
    subject: '쌍용의 문',
    reference: 'round:ab-3',
    amount: -1_500_000,
    balanceAfter: 8_500_000,
  },
  { ...deposit, balanceAfter: 10_000_000 },
  { ...deposit, id: '1', type: 'something-new', reference: '', amount: 0, balanceAfter: 0 },
];
const full: AccountRecord = {
  ...record,
  sums: [
    { type: 'deposit', movements: 1, amount: 10_000_000 },
    { type: 'bet', movements: 2, amount: -1_500_000 },
    { type: 'something-new', movements: 1, amount: 0 },
  ],
  total: 41,
  inAmount: 10_000_000,
  outAmount: -1_500_000,
  list,
};

/** The address of the page, and the browser's Back. */
function Place() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{pathname + search}</p>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  );
}

describe('the account record', () => {
  let operator: FakeOperator;
  let asked: RequestOf<typeof getAccountRecord>[] = [];
  let answer: AccountRecord = full;

  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    setTrap();
    asked = [];
    answer = full;
    operator.answer(getAccountRecord, (request) => {
      asked.push(request);
      return { ...answer, page: request.page ?? 1 };
    });
  });
  const show = (path = '/member/transactionHistory') =>
    render(
      <TestPage path={path}>
        <AccountRecordPage />
      </TestPage>,
    );

  it('writes the sign of every movement and the balance after it', async () => {
    show();
    const table = await screen.findByRole('table', { name: '계정 내역' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows[1]).toContain('베팅');
    expect(rows[1]).toContain('쌍용의 문 ab-3−15,000.0085,000.00');
    expect(rows[2]).toContain(`${deposit.reference}+100,000.00100,000.00`);
    expect(rows[3]).toContain('기타');
    expect(rows[4]).toBe('기간 합계+85,000.00');
  });

  it('turns the page, and begins again at the first when the type changes', async () => {
    show('/member/transactionHistory?page=2');
    await screen.findByRole('table');
    fireEvent.click(screen.getByRole('button', { name: '3 쪽' }));
    await screen.findByRole('button', { name: '3 쪽', current: 'page' });
    fireEvent.click(screen.getByRole('radio', { name: '30일' }));
    await screen.findByRole('button', { name: '1 쪽', current: 'page' });
    expect(asked.map(({ page }) => page)).toEqual([2, 3, 1]);
    const [from, to] = [asked.at(-1)?.fromMs ?? 0, asked.at(-1)?.toMs ?? 0];
    expect((to - from) / 86_400_000).toBe(30);
  });

  it('keeps the other day while a year is typed, figure by figure', async () => {
    show('/member/transactionHistory?period=custom&from=2020-03-01&to=2020-03-20');
    const to = await screen.findByLabelText<HTMLInputElement>('종료일');
    for (const year of ['0002', '0020', '0202']) {
      fireEvent.change(to, { target: { value: `${year}-03-20` } });
      expect(to).toHaveValue(`${year}-03-20`);
    }
    fireEvent.change(to, { target: { value: '2021-03-20' } });
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.getByLabelText('시작일')).toHaveValue('2020-03-01');
    expect(asked.at(-1)?.fromMs).toBe(asked[0]?.fromMs);
  });

  it('withstands whatever is put into its days: only days are asked for, first before last', async () => {
    show('/member/transactionHistory?period=custom&from=2020-03-01&to=2020-03-20');
    const ends = [await screen.findByLabelText('시작일'), screen.getByLabelText('종료일')];
    const days = fc.oneof(
      hostileOrHugeText,
      fc.tuple(fc.integer({ min: 2018, max: 2023 }), fc.integer({ min: 10, max: 12 })).map(([y, m]) => `${y}-${m}-15`),
      fc.constantFrom('0001-01-01', '9999-12-31', '275760-09-13', '2020-02-30'),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ends), days, fc.boolean(), async (field, day, isLeft) => {
        fireEvent.change(field, { target: { value: day } });
        if (isLeft) fireEvent.blur(field);
        await act(() => new Promise<void>((resume) => setTimeout(resume)));
        const { fromMs = 0, toMs = 0 } = asked.at(-1) ?? {};
        expect(fromMs).toBeLessThan(toMs);
        expect(screen.queryByRole('alert')).toBeNull();
        expectNothingRan();
      }),
      attacks,
    );
    for (const [field, day] of [...ends, ends[0]].map((end, n) => [end, ['2018-03-01', '2018-03-20'][n % 2]] as const))
      fireEvent.change(field as HTMLElement, { target: { value: day } });
    await waitFor(() => expect(asked.at(-1)?.fromMs).toBe(Date.parse('2018-03-01T00:00+09:00')));
  });

  it('says what each group comes to, shows one of them alone at a press, and opens a receipt', async () => {
    const opened = jest.fn();
    installDialogHost({ openDialog: opened });
    show();
    const groups = within(await screen.findByRole('list', { name: '유형별 합계' }));
    expect(groups.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '입금 (1) +100,000.00 P',
      '베팅 (2) −15,000.00 P',
    ]);
    fireEvent.click(screen.getByRole('button', { name: '기타' }));
    expect(opened).toHaveBeenCalledWith('wallet.movement', { id: '1' });
    fireEvent.click(groups.getByRole('button', { name: /^입금/ }));
    await waitFor(() => expect(asked.at(-1)?.type).toEqual(['deposit', 'payment-reversed', 'claim-collected']));
    expect(screen.queryByRole('list', { name: '유형별 합계' })).toBeNull();
  });

  it('leads from a receipt to its request, and Back returns to the same page of the record', async () => {
    installDialogHost({ openDialog: async () => ({ kind: 'deposit', id: '42' }) });
    render(
      <TestPage path="/member/transactionHistory?type=deposit&page=2">
        <AccountRecordPage />
        <Place />
      </TestPage>,
    );
    fireEvent.click(await screen.findByRole('button', { name: '베팅' }));
    expect(await screen.findByText('/member/depositv2?id=42')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(await screen.findByText('/member/transactionHistory?type=deposit&page=2')).toBeInTheDocument();
  });

  it('shows that it is empty, and offers the widest filter', async () => {
    answer = { ...full, total: 0, list: [], inAmount: 0, outAmount: 0 };
    show('/member/transactionHistory?type=bonus&period=today');
    expect(await screen.findByText('이 기간에는 내역이 없습니다')).toBeVisible();
    expect(asked.at(-1)?.type).toEqual(['bonus', 'bonus-release', 'bonus-forfeit']);
    fireEvent.click(screen.getByRole('button', { name: '12개월 전체 보기' }));
    expect(await screen.findByRole('radio', { name: '12개월', checked: true })).toBeVisible();
    expect(asked.at(-1)?.type).toBeUndefined();
  });

  it('offers to try again when loading has failed', async () => {
    operator.setOnline(false);
    show();
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    operator.setOnline(true);
    fireEvent.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
