import { BalanceStore } from './balance-store.ts';

type Answer = { readonly balanceMinor: number } | undefined;

function bench() {
  const told: number[] = [];
  const open: ((answer: Answer) => void)[] = [];
  let account: string | undefined = 'ada01';
  let now = 1_000;
  const store = new BalanceStore({
    ask: () => new Promise<Answer>((answer) => open.push(answer)),
    account: () => account,
    now: () => now,
    tell: (balanceMinor) => told.push(balanceMinor),
  });
  const settle = () => new Promise<void>((done) => setTimeout(done));
  return {
    store,
    told,
    asked: () => open.length,
    answer: async (answer: Answer, at = now) => {
      now = at;
      open.at(-1)?.(answer);
      await settle();
    },
    become: (next: string | undefined) => {
      account = next;
    },
  };
}

describe('the balance of the page', () => {
  it('has no amount before the operator has told one', () => {
    const { store } = bench();
    void store.refresh();
    expect(store.state()).toEqual({ status: 'loading' });
  });

  it('is told to the house whenever the operator tells it', async () => {
    const { store, told, answer } = bench();
    void store.refresh();
    await answer({ balanceMinor: 128_450_000 }, 2_000);
    expect(store.state()).toEqual({ status: 'ready', balanceMinor: 128_450_000, at: 2_000 });
    expect(told).toEqual([128_450_000]);
  });

  it('keeps the old amount while it is being updated', async () => {
    const { store, answer } = bench();
    void store.refresh();
    await answer({ balanceMinor: 500 }, 2_000);
    void store.refresh();
    expect(store.state()).toEqual({ status: 'updating', balanceMinor: 500, at: 2_000 });
  });

  it('keeps the old amount and its time when nobody can tell it, and tells the house nothing', async () => {
    const { store, told, answer } = bench();
    void store.refresh();
    await answer({ balanceMinor: 500 }, 2_000);
    void store.refresh();
    await answer(undefined, 9_000);
    expect(store.state()).toEqual({ status: 'failed', balanceMinor: 500, at: 2_000 });
    expect(told).toEqual([500]);
  });

  it('is not 0 when the very first question fails', async () => {
    const { store, answer } = bench();
    void store.refresh();
    await answer(undefined);
    expect(store.state()).toEqual({ status: 'failed', balanceMinor: undefined, at: undefined });
  });

  it('is asked for once more when money moved while an answer was on its way', async () => {
    const { store, asked, answer } = bench();
    void store.refresh();
    void store.refresh();
    void store.refresh();
    expect(asked()).toBe(1);
    await answer({ balanceMinor: 500 });
    expect(asked()).toBe(2);
    await answer({ balanceMinor: 700 });
    expect(asked()).toBe(2);
    expect(store.state()).toMatchObject({ status: 'ready', balanceMinor: 700 });
  });

  it('is forgotten with its account, and only with its own', async () => {
    const { store, answer } = bench();
    void store.refresh();
    await answer({ balanceMinor: 500 });
    store.forget('grace02');
    expect(store.state()).toMatchObject({ balanceMinor: 500 });
    store.forget('ada01');
    expect(store.state()).toEqual({ status: 'loading' });
  });

  it('never shows one account what was asked for another', async () => {
    const { store, told, asked, answer, become } = bench();
    void store.refresh();
    become('grace02');
    await answer({ balanceMinor: 500 });
    expect(store.state()).toEqual({ status: 'loading' });
    expect(told).toEqual([]);
    expect(asked()).toBe(2);
    await answer({ balanceMinor: 7 });
    expect(store.state()).toMatchObject({ status: 'ready', balanceMinor: 7 });
  });

  it('is not asked for on behalf of a visitor', () => {
    const { store, asked, become } = bench();
    become(undefined);
    void store.refresh();
    expect(asked()).toBe(0);
  });
});
