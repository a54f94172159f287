import type { FairnessPromise, Opening } from '../server/http/page-api.ts';
import type { Calls } from './api.ts';
import { openFairness } from './dialogs/fairness.ts';
import { openPaytable } from './dialogs/paytable.ts';
import { iconButton } from './dom.ts';
import type { Sound } from './sound.ts';
import type { Stage } from './stage.ts';
import type { Say } from './texts.ts';
import type { SymbolPictures } from './view/symbol-pictures.ts';

function turboButton(say: Say, setTurbo: (isOn: boolean) => void): HTMLButtonElement {
  const button = iconButton('bolt', say('turbo'), () => {
    const isOn = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isOn));
    setTurbo(isOn);
  });
  button.setAttribute('aria-pressed', 'false');
  return button;
}

/** Icon and label differ by state, so each click replaces the button. */
function soundButton(say: Say, sound: Sound): HTMLButtonElement {
  const toggle = () => {
    sound.toggle();
    const next = soundButton(say, sound);
    button.replaceWith(next);
    next.focus();
  };
  const button = iconButton(sound.isOn ? 'sound' : 'mute', say(sound.isOn ? 'soundOn' : 'soundOff'), toggle);
  return button;
}

interface ToolParts {
  readonly opening: Opening;
  readonly calls: Calls;
  readonly pictures: SymbolPictures;
  readonly stage: Stage;
  readonly sound: Sound;
  readonly setTurbo: (isOn: boolean) => void;
  readonly promise: () => FairnessPromise;
  /** Called with the promise of new seeds. */
  readonly onReplaced: (promise: FairnessPromise) => void;
}

/** The small buttons beside the reels: figures, fairness, speed and sound. */
export function tools(parts: ToolParts): readonly HTMLButtonElement[] {
  const { opening, calls, pictures, stage, sound, setTurbo, promise, onReplaced } = parts;
  const { say, write } = stage;
  const showPaytable = () => openPaytable({ opening, pictures, stakeMinor: stage.bar.stake.value, say, write });
  const showFairness = () => openFairness({ opening, calls, promise: promise(), say, write, onReplaced });
  return [
    iconButton('info', say('info'), showPaytable),
    iconButton('shield', say('fairness'), showFairness),
    turboButton(say, setTurbo),
    soundButton(say, sound),
  ];
}
