import { checkRound } from '@tessera/shared/fairness';
import type { Profile } from '../../games/slot/profile.ts';
import type { FairnessPromise, Opening, PastRound } from '../../server/http/page-api.ts';
import type { WriteAmount } from '../amounts.ts';
import type { Calls } from '../api.ts';
import { el } from '../dom.ts';
import type { Say } from '../texts.ts';
import { openDialog } from './dialog.ts';

interface FairnessParts {
  readonly opening: Opening;
  readonly calls: Calls;
  readonly promise: FairnessPromise;
  readonly say: Say;
  readonly write: WriteAmount;
  /** Called with the promise of new seeds. */
  readonly onReplaced: (promise: FairnessPromise) => void;
}

/** Shows the promise, the player's part of the seeds, and past rounds, which the player can verify here. */
export function openFairness({ opening, calls, promise, say, write, onReplaced }: FairnessParts): void {
  const hash = el('code', { class: 'hash' });
  const nonce = el('b');
  const input = el('input', { attributes: { maxlength: '64', autocomplete: 'off', spellcheck: 'false' } });
  const message = el('p', { class: 'message', attributes: { role: 'status' } });
  const list = el('ul', { class: 'rounds' });

  function draw(next: FairnessPromise): void {
    hash.textContent = next.serverSeedHash;
    nonce.textContent = String(next.nonce);
    input.value = next.clientSeed;
  }

  function roundRow(round: PastRound): HTMLElement {
    const values = { nonce: round.nonce, stake: write(round.stakeMinor), win: write(round.winMinor) };
    const isVerifiable = round.serverSeed !== null && round.gameCode === opening.gameCode;
    const result = el('span', { class: 'verdict', text: isVerifiable ? '' : say('fair.hidden') });
    const verify = async () => {
      const isTrue = await isRoundVerified(round, opening.profile);
      result.textContent = say(isTrue ? 'fair.ok' : 'fair.wrong');
      result.classList.toggle('is-true', isTrue);
    };
    const button = el('button', {
      class: 'quiet',
      text: say('fair.verify'),
      attributes: { type: 'button' },
      on: { click: () => void verify() },
    });
    return el('li', {}, el('span', { text: say('fair.round', values) }), result, isVerifiable ? button : null);
  }

  async function drawRounds(): Promise<void> {
    const { rounds } = await calls.rounds();
    list.replaceChildren(...rounds.map(roundRow));
    if (rounds.length === 0) list.append(el('li', { text: say('fair.none') }));
  }

  async function replace(): Promise<void> {
    const answer = await calls.replaceSeeds(input.value.trim() || promise.clientSeed);
    message.textContent = say(answer.kind === 'replaced' ? 'fair.replaced' : 'fair.openRound');
    if (answer.kind !== 'replaced') return;
    draw(answer.fairness);
    onReplaced(answer.fairness);
    await drawRounds();
  }

  const failed = () => {
    message.textContent = say('error.NETWORK');
  };
  draw(promise);
  drawRounds().catch(failed);
  openDialog(
    say('fair.title'),
    say,
    el('p', { text: say('fair.how') }),
    el('label', { class: 'row' }, el('span', { text: say('fair.hash') }), hash),
    el('div', { class: 'row' }, el('span', { text: say('fair.nonce') }), nonce),
    el('label', { class: 'row' }, el('span', { text: say('fair.client') }), input),
    el('button', {
      class: 'quiet wide',
      text: say('fair.replace'),
      attributes: { type: 'button' },
      on: { click: () => void replace().catch(failed) },
    }),
    message,
    el('h3', { class: 'section', text: say('fair.rounds') }),
    list,
    el('p', { class: 'small', text: say('fair.formula') }),
  );
}

/** Verifies a past round in this browser: the seed must have the promised hash, and every spin the same stops. */
async function isRoundVerified({ serverSeed, ...round }: PastRound, profile: Profile): Promise<boolean> {
  if (!serverSeed) return false;
  const lengths = profile.strips.map((strip) => strip.length);
  const { isSeedPromised, areStopsDrawn } = await checkRound({ ...round, serverSeed, lengths });
  return isSeedPromised && areStopsDrawn;
}
