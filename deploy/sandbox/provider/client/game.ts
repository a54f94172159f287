import type { Opening, PageRound, SpinAnswer } from '../http/page-api.ts';
import { evaluate } from '../slot/evaluate.ts';
import type { Calls } from './api.ts';
import { SessionEnded } from './api.ts';
import type { Host } from './host.ts';
import type { Sound } from './sound.ts';
import type { Stage } from './stage.ts';
import { hasText } from './texts.ts';
import { normalPace, turboPace } from './view/reel-box.ts';

interface GameParts {
  readonly opening: Opening;
  readonly calls: Calls;
  readonly host: Host;
  readonly stage: Stage;
  readonly sound: Sound;
}

const betweenFreeSpinsMs = 700;
const pauseAfterFreeSpinMs = 900;

/** One opened game: a press becomes a round, a round becomes what is seen, and the wallet's answers become the balance. */
export function createGame({ opening, calls, host, stage, sound }: GameParts) {
  const { profile, currency } = opening;
  const { say, write, box, bar, notice, parade } = stage;
  let isBusy = false;
  let isPaused = false;
  let resumePlay: (() => void) | undefined;
  let isTurbo = false;
  /** A press whose outcome is not known yet; sent again, it finds the same round. */
  let pendingKey: { key: string; stakeMinor: number } | undefined;
  let balanceMinor = opening.balance;

  const wait = (ms: number) => new Promise((done) => setTimeout(done, isTurbo ? ms / 3 : ms));
  const untilResumed = () =>
    isPaused
      ? new Promise<void>((go) => {
          resumePlay = go;
        })
      : Promise.resolve();

  function setBalance(minor: number | null): void {
    if (minor === null) return;
    balanceMinor = minor;
    bar.setBalance(minor);
    host.tell({ type: 'balance', balanceMinor: minor, currency: currency.code });
  }

  function setBusy(next: boolean): void {
    isBusy = next;
    bar.setSpinning(next);
    host.tell({ type: next ? 'busy' : 'idle' });
  }

  async function land(stops: readonly number[]): Promise<void> {
    await box.land(stops, isTurbo ? turboPace : normalPace, (reel) => sound.reelStop(reel));
    stage.describeGrid(evaluate(profile, stops).window);
  }

  /** Shows what a finished round brought; a win smaller than the stake is told, never celebrated. */
  function conclude(round: PageRound, balance: number | null): void {
    const isGain = round.wonMinor >= round.stakeMinor && round.wonMinor > 0;
    bar.setWin(round.wonMinor, isGain);
    setBalance(balance);
    if (round.stage === 'settling') notice.show(say('settling'));
    const values = { amount: write(round.wonMinor), balance: write(balanceMinor ?? 0) };
    stage.announce(say(round.wonMinor === 0 ? 'resultNone' : isGain ? 'resultWin' : 'resultLess', values));
    if (isGain) {
      sound.win(round.wonMinor / round.stakeMinor);
      stage.celebrate(round.wonMinor / round.stakeMinor);
    }
    host.tell({
      type: 'roundEnded',
      roundId: round.id,
      stakeMinor: round.stakeMinor,
      winMinor: round.wonMinor,
      balanceMinor: balance,
    });
  }

  /** Plays the free spins of a waiting round from where they were left. */
  async function playFreeSpins(first: PageRound): Promise<void> {
    let round = first;
    const { multiplier } = profile.freeSpins;
    const left = round.freeSpins - round.seen;
    stage.announce(say('resultFree', { count: left }));
    box.markScatters();
    sound.freeSpins();
    await stage.offerFreeSpins(left, multiplier);
    while (round.stage === 'waiting') {
      await untilResumed();
      stage.showFreeSpin(round.seen + 1, round.freeSpins);
      parade.stop();
      box.run();
      const answer = await persistently(() => calls.advance(round.id));
      if (answer.kind !== 'played') throw new Error(`A free spin was answered ${answer.kind}.`);
      const before = round.wonMinor;
      round = answer.round;
      const stops = round.spins.at(-1) ?? [];
      await land(stops);
      parade.start(stops, round.stakeMinor, multiplier);
      bar.setWin(round.wonMinor, round.wonMinor >= round.stakeMinor);
      await wait(round.wonMinor > before ? pauseAfterFreeSpinMs : betweenFreeSpinsMs);
      if (round.stage !== 'waiting') {
        notice.show(say('freeSpinsEnd', { amount: write(round.wonMinor) }));
        conclude(round, answer.balance);
      }
    }
    stage.showFreeSpin(0, 0);
  }

  /** Tries again while the connection is away: what is asked for has long been decided. */
  async function persistently(ask: () => Promise<SpinAnswer>): Promise<SpinAnswer> {
    for (let pauseMs = 1000; ; pauseMs = Math.min(pauseMs * 2, 10_000)) {
      try {
        return await ask();
      } catch (cause) {
        if (cause instanceof SessionEnded) throw cause;
        notice.show(say('error.NETWORK'));
        await new Promise((done) => setTimeout(done, pauseMs));
      }
    }
  }

  function refuse(status: string, balance: number | null): void {
    box.show(stage.restingStops());
    setBalance(balance);
    const key = `error.${status}`;
    const deposit = { text: say('openDeposit'), press: () => host.tell({ type: 'deposit' }) };
    notice.show(say(hasText(key) ? key : 'error.OTHER'), status === 'INSUFFICIENT_FUNDS' ? [deposit] : []);
    stage.announce(say(hasText(key) ? key : 'error.OTHER'));
    host.tell({ type: 'error', code: status.toLowerCase().replaceAll('_', '.') });
  }

  async function playRound(): Promise<void> {
    pendingKey ??= { key: crypto.randomUUID(), stakeMinor: bar.stake.value };
    const wish = pendingKey;
    const answer = await persistently(() => calls.spin(wish.key, wish.stakeMinor));
    pendingKey = undefined;
    if (answer.kind === 'refused') return refuse(answer.status, answer.balance);
    const { round } = answer;
    if (answer.kind === 'unfinished') {
      notice.show(say('resumed'));
      box.show(round.spins.at(-1) ?? []);
      return playFreeSpins(round);
    }
    notice.hide();
    stage.setNonce(answer.nonce);
    host.tell({ type: 'roundStarted', roundId: round.id, stakeMinor: round.stakeMinor });
    if (answer.balanceAfterBet !== null) setBalance(answer.balanceAfterBet);
    const stops = round.spins[0] ?? [];
    stage.rest(stops);
    await land(stops);
    parade.start(stops, round.stakeMinor, 1);
    if (round.stage !== 'waiting') return conclude(round, answer.balance);
    bar.setWin(round.wonMinor, round.wonMinor >= round.stakeMinor);
    await playFreeSpins(round);
  }

  async function busily(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      if (!(cause instanceof SessionEnded)) throw cause;
      box.show(stage.restingStops());
      stage.end(say('error.SESSION'), () => host.tell({ type: 'exit' }));
      host.tell({ type: 'error', code: 'session.ended' });
    } finally {
      setBusy(false);
    }
  }

  return {
    /** A press on the button: begins a round, or shows the running one's result at once. */
    async press(): Promise<void> {
      if (isBusy) return box.hurry();
      if (isPaused || stage.isCovered()) return;
      parade.stop();
      bar.setWin(null, false);
      notice.hide();
      box.run();
      await busily(playRound);
    },
    /** Goes on with a round that was left open. */
    async resumeRound(round: PageRound): Promise<void> {
      notice.show(say('resumed'));
      stage.rest(round.spins[0] ?? []);
      box.show(round.spins.at(-1) ?? []);
      bar.setWin(round.wonMinor, false);
      await busily(() => playFreeSpins(round));
    },
    setTurbo(next: boolean) {
      isTurbo = next;
    },
    async refresh(): Promise<void> {
      if (!isBusy) setBalance((await calls.balance()).balance);
    },
    pause() {
      isPaused = true;
      stage.setPaused(true);
    },
    resume() {
      isPaused = false;
      stage.setPaused(false);
      resumePlay?.();
      resumePlay = undefined;
    },
  };
}
export type Game = ReturnType<typeof createGame>;
