import { evaluate } from '../games/slot/evaluate.ts';
import type { Profile } from '../games/slot/profile.ts';
import { amountWriter } from './amounts.ts';
import { callsOf, open, SessionEnded } from './api.ts';
import { el } from './dom.ts';
import { createGame, type Game } from './game.ts';
import { type Host, hostAt } from './host.ts';
import { createSound } from './sound.ts';
import { createStage, type Stage } from './stage.ts';
import { type Language, languageOf, speaker } from './texts.ts';
import { tools } from './tools.ts';
import { createPictures } from './view/symbol-pictures.ts';
import { applyTheme } from './view/theme.ts';

function browserLanguage(): Language {
  const [tag = ''] = navigator.language.split('-');
  return languageOf(tag);
}

/** Shown when the game could not be opened. There is no host page to notify yet, so this page says what to do. */
function showFailure(cause: unknown): void {
  const say = speaker(browserLanguage());
  const isSpent = cause instanceof SessionEnded;
  if (!isSpent) reportError(cause);
  const card = el('div', { class: 'card alone', attributes: { role: 'alert' } });
  card.append(el('strong', { text: say(isSpent ? 'error.LAUNCH' : 'error.NETWORK') }));
  if (!isSpent) {
    const retry = () => location.reload();
    card.append(
      el('button', { class: 'start', text: say('retry'), attributes: { type: 'button' }, on: { click: retry } }),
    );
  }
  document.body.replaceChildren(card);
}

function listenToHost(host: Host, game: Game): void {
  host.onRequest((request) => {
    if (request === 'refresh') void game.refresh();
    else if (request === 'resume') game.resume();
    else game.pause();
  });
}

/** The browser reports a lost network at once; the calls find the cases that it does not report. */
function listenToConnection(game: Game): void {
  const send = () => game.setOffline(!navigator.onLine);
  addEventListener('offline', send);
  addEventListener('online', send);
  send();
}

/** Space and Enter spin, unless something else has the focus that uses them. */
function listenToKeys(press: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
    if (event.target instanceof Element && event.target.closest('button, input, dialog, a')) return;
    event.preventDefault();
    press();
  });
}

/** Stops for the first display: without a win and with fewer than two scatters. */
function stopsWithoutWin(profile: Profile): number[] {
  for (let first = 1; ; first += 1) {
    const stops = profile.strips.map((strip, reel) => (first + reel * 7) % strip.length);
    const { pay, scatters } = evaluate(profile, stops);
    if (pay === 0 && scatters < 2) return stops;
  }
}

function showFirstStops(stage: Stage, profile: Profile): void {
  const stops = stopsWithoutWin(profile);
  stage.rest(stops);
  stage.box.show(stops);
  stage.describeGrid(evaluate(profile, stops).window);
}

async function start(): Promise<void> {
  // Shown only if loading takes long enough to be noticed.
  const loading = setTimeout(() => {
    document.body.append(el('p', { class: 'loading', text: speaker(browserLanguage())('loading') }));
  }, 400);
  const opening = await open();
  const say = speaker(opening.language);
  const host = hostAt(opening.hostOrigin, opening.launchId);
  host.send({ type: 'loading', progress: 0.4 });
  document.documentElement.lang = opening.language;
  document.title = opening.gameName;
  applyTheme(opening.vassalage, opening.gameCode);
  const pictures = createPictures(opening.reels);
  await pictures.ready;
  host.send({ type: 'loading', progress: 1 });

  const write = amountWriter(opening.currency, opening.language);
  const calls = callsOf(opening.session);
  const sound = createSound();
  let { fairness } = opening;
  const press = () => void game.press();
  const stage = createStage({
    opening,
    pictures,
    say,
    write,
    onSpin: press,
    onNonce: (nonce) => {
      fairness = { ...fairness, nonce };
    },
  });
  const game = createGame({ opening, calls, host, stage, sound });

  const buttons = tools({
    opening,
    calls,
    pictures,
    stage,
    sound,
    setTurbo: game.setTurbo,
    promise: () => fairness,
    onReplaced: (promise) => {
      fairness = promise;
    },
  });
  stage.tools.append(...buttons);

  clearTimeout(loading);
  document.querySelector('.loading')?.remove();
  document.body.append(stage.element);
  showFirstStops(stage, opening.profile);
  stage.bar.setBalance(opening.balance);
  listenToHost(host, game);
  listenToConnection(game);
  listenToKeys(press);
  stage.bar.spin.focus();
  host.send({ type: 'ready' });
  if (opening.lastRound) game.showLast(opening.lastRound);
  if (opening.openRound) await game.resumeRound(opening.openRound);
}

start().catch(showFailure);
