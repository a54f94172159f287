import { installDialogHost } from '@tessera/shared/dialogs';
import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { exportBetRecord, getBetRecord } from '@tessera/shared/wire/wallet';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import BettingRecordPage from './betting-record.page.tsx';

type Record = AnswerOf<typeof getBetRecord>;
type Bet = Record['list'][number];

const slot: Bet = {
  source: 'round:tessera-games:1',
  category: 'RNG',
  vassalage: 'PP',
  vendorName: '루멘',
  gameCode: 'PP-0086',
  gameName: '과수원',
  reference: 'round:1',
  stake: 10_000,
  payout: 25_000,
  status: 'won',
  prizeGroup: null,
  voidReason: null,
  placedAtMs: Date.UTC(2026, 10, 21, 12, 7),
  settledAtMs: Date.UTC(2026, 10, 21, 12, 7),
};
const draw: Bet = {
  ...slot,
  source: 'lottery:7',
  category: 'LOTT',
  vassalage: 'TCG_SEA',
  vendorName: '타이드 로또',
  gameName: '쾌3',
  reference: 'lottery:K3:20261121-0961',
  stake: 2_000,
  payout: 0,
  status: 'open',
  prizeGroup: { group: 1900, rebateMilli: 20 },
  settledAtMs: null,
};
const full: Record = {
  list: [draw, slot],
  next: '41',
  sums: { bets: 60_000, stake: 12_000, payout: 25_000, net: 15_000, open: 2_000 },
  products: [
    { category: 'LOTT', vassalage: 'TCG_SEA', vendorName: '타이드 로또' },
    { category: 'RNG', vassalage: 'PP', vendorName: '루멘' },
  ],
};

describe('the betting record', () => {
  let operator: FakeOperator;
  let asked: RequestOf<typeof getBetRecord>[] = [];
  let answer: Record = full;

  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    asked = [];
    answer = full;
    operator.answer(getBetRecord, (request) => {
      asked.push(request);
      return request.after ? { ...answer, list: [{ ...slot, source: 'round:tessera-games:0' }], next: null } : answer;
    });
  });
  const show = (path = '/member/personalHistoryCopy') =>
    render(
      <TestPage path={path}>
        <BettingRecordPage />
      </TestPage>,
    );

  it("shows every product's bets, what they come to, and opens each", async () => {
    const opened = jest.fn(async () => undefined);
    installDialogHost({ openDialog: opened });
    show();
    const table = await screen.findByRole('table', { name: '베팅 내역' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows[1]).toContain('쾌3복권 · 타이드 로또 · 배당 그룹 1900 · 베팅 환급 2.0%');
    expect(rows[1]).toContain('20.00––진행 중');
    expect(rows[2]).toContain('100.00250.00+150.00당첨');
    expect(screen.getByText(/진행 중 20.00 P 포함/)).toBeVisible();
    fireEvent.click(within(table).getByRole('button', { name: '과수원' }));
    expect(opened).toHaveBeenCalledWith('wallet.bet', { source: slot.source });
  });

  it('says why a lottery bet is void', async () => {
    const list = (['cancelled', 'cancelled-by-system', 'refunded'] as const).map((voidReason, at) => ({
      ...draw,
      source: `lottery:${at}`,
      status: 'void' as const,
      voidReason,
    }));
    answer = { ...full, list, next: null };
    show();
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => /(취소|시스템 취소|환불)$/.exec(row.textContent ?? '')?.[1])).toEqual([
      '취소',
      '시스템 취소',
      '환불',
    ]);
  });

  it('adds earlier bets below, and says that a file has no more than the latest', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: '이전 베팅 더 보기' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    expect(asked.at(-1)?.after).toBe('41');
    expect(screen.queryByRole('button', { name: '이전 베팅 더 보기' })).toBeNull();
    expect(screen.getByText(/최근 베팅 50,000건까지/)).toBeVisible();
  });

  it('reads its filter from the address, and offers the widest filter where nothing matches', async () => {
    answer = { ...full, list: [], next: null };
    show('/member/personalHistoryCopy?category=RNG&vendor=PP&status=lost&period=today');
    expect(await screen.findByText('이 조건에 맞는 베팅이 없습니다')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ category: 'RNG', vassalage: 'PP', status: ['lost'] });
    fireEvent.click(screen.getByRole('button', { name: '12개월 전체 보기' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('status'));
  });

  it('saves a file with the same filter, and says when that was done too often', async () => {
    let saved: RequestOf<typeof exportBetRecord> | undefined;
    operator.answer(exportBetRecord, (request) => {
      saved = request;
      return refuse('request.too.frequent', { retryAfterSeconds: 540 }, 429);
    });
    show('/member/personalHistoryCopy?status=won');
    fireEvent.click(await screen.findByRole('button', { name: 'CSV로 저장' }));
    await waitFor(() => expect(saved).toMatchObject({ status: ['won'] }));
  });

  it('offers no file where the operator makes none', async () => {
    signInForTest({ ownCalls: ['wallet.bet-record', 'wallet.export-profit'] });
    show();
    await screen.findByRole('button', { name: '이전 베팅 더 보기' });
    expect(screen.queryByRole('button', { name: 'CSV로 저장' })).toBeNull();
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
