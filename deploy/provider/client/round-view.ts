import { evaluate } from '../games/slot/evaluate.ts';
import type { Opening, PageRound, SpinAnswer } from '../server/http/page-api.ts';
import type { Host } from './host.ts';
import type { Sound } from './sound.ts';
import type { Stage } from './stage.ts';
import { hasText } from './texts.ts';
import { normalPace, turboPace } from './view/reel-box.ts';

export interface RoundViewParts {
  readonly opening: Opening;
  readonly host: Host;
  readonly stage: Stage;
  readonly sound: Sound;
}

/** Why a spin was not taken. */
export type Refusal = Omit<Extract<SpinAnswer, { kind: 'refused' }>, 'kind'>;

/** A win smaller than the stake is shown without celebration. */
const isGain = ({ wonMinor, stakeMinor }: PageRound): boolean => wonMinor >= stakeMinor;

/** Shows rounds on the stage, and reports them to the host page. */
export function createRoundView({ opening, host, stage, sound }: RoundViewParts) {
  const { profile, currency } = opening;
  const { say, write, box, bar, notice } = stage;
  let isTurbo = false;
  let balanceMinor = opening.balance;

  /** Null means unchanged. */
  function setBalance(minor: number | null): void {
    if (minor === null) return;
    balanceMinor = minor;
    bar.setBalance(minor);
    host.send({ type: 'balance', balanceMinor: minor, currency: currency.code });
  }

  const showWin = (round: PageRound): void => bar.setWin(round.wonMinor, isGain(round));

  function announceResult(round: PageRound): void {
    const result = round.wonMinor === 0 ? 'resultNone' : isGain(round) ? 'resultWin' : 'resultLess';
    const balance = balanceMinor === null ? say('unknownBalance') : write(balanceMinor);
    stage.announce(say(result, { amount: write(round.wonMinor), balance }));
  }

  return {
    setBalance,
    showWin,
    setTurbo(next: boolean): void {
      isTurbo = next;
    },
    wait: (ms: number): Promise<void> => new Promise((done) => setTimeout(done, isTurbo ? ms / 3 : ms)),
    async land(stops: readonly number[]): Promise<void> {
      await box.land(stops, isTurbo ? turboPace : normalPace, (reel) => sound.reelStop(reel));
      stage.describeGrid(evaluate(profile, stops).window);
    },
    /** Shows the result of a finished round. */
    conclude(round: PageRound, balance: number | null): void {
      showWin(round);
      setBalance(balance);
      if (round.stage === 'settling') notice.show(say('settling'));
      announceResult(round);
      if (isGain(round)) {
        sound.win(round.wonMinor / round.stakeMinor);
        stage.celebrate(round.wonMinor / round.stakeMinor);
      }
      host.send({
        type: 'roundEnded',
        roundId: round.id,
        stakeMinor: round.stakeMinor,
        winMinor: round.wonMinor,
        balanceMinor: balance,
      });
    },
    /** Shows the result of a round that ended while nobody could see it; it is not counted again. */
    showLast(round: PageRound): void {
      const stops = round.spins.at(-1) ?? [];
      stage.rest(stops);
      box.show(stops);
      stage.describeGrid(evaluate(profile, stops).window);
      bar.setWin(round.wonMinor, false);
      const text = say('lastRound', { stake: write(round.stakeMinor), amount: write(round.wonMinor) });
      notice.show(text);
      stage.announce(text);
    },
    /**
     * Shows why there was no round; the reels return to their last stops. The host page gets no `error`, which would
     * close the game.
     */
    refuse({ status, balance, limitMinor }: Refusal): void {
      box.show(stage.lastStops());
      setBalance(balance);
      const key = `error.${status}`;
      const named = limitMinor !== undefined && status === 'BONUS_LIMIT';
      const text = named
        ? say('error.BONUS_LIMIT_IS', { limit: write(limitMinor) })
        : say(hasText(key) ? key : 'error.OTHER');
      const deposit = { text: say('openDeposit'), press: () => host.send({ type: 'deposit' }) };
      notice.show(text, status === 'INSUFFICIENT_FUNDS' ? [deposit] : []);
      stage.announce(text);
    },
  };
}
export type RoundView = ReturnType<typeof createRoundView>;
