import { evaluate } from '../games/slot/evaluate.ts';
import { lines } from '../games/slot/lines.ts';
import type { Profile } from '../games/slot/profile.ts';
import type { WriteAmount } from './amounts.ts';
import type { Say } from './texts.ts';
import type { ReelBox } from './view/reel-box.ts';
import type { SymbolPictures } from './view/symbol-pictures.ts';

const perLineMs = 1300;

export interface WinParade {
  /** Shows all winning cells, then line after line until it is stopped. */
  start(stops: readonly number[], stakeMinor: number, multiplier: number): void;
  stop(): void;
}

interface ParadeParts {
  readonly profile: Profile;
  readonly box: ReelBox;
  readonly pictures: SymbolPictures;
  readonly say: Say;
  readonly write: WriteAmount;
  readonly onLine: (text: string) => void;
}

export function createWinParade({ profile, box, pictures, say, write, onLine }: ParadeParts): WinParade {
  let timer: ReturnType<typeof setInterval> | undefined;

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    box.drawLine(null);
    onLine('');
  }

  return {
    stop,
    start(stops, stakeMinor, multiplier) {
      stop();
      const { wins } = evaluate(profile, stops);
      box.mark(wins);
      if (wins.length === 0) return;
      let at = 0;
      const next = () => {
        const win = wins[at % wins.length];
        at += 1;
        if (!win) return;
        box.mark(wins.length > 1 ? [win] : wins);
        box.drawLine(win.line);
        onLine(
          say('lineWin', {
            line: win.line + 1,
            symbol: say(`symbol.${pictures.artOf(win.symbol)}`),
            count: win.count,
            amount: write(win.pay * (stakeMinor / lines.length) * multiplier),
          }),
        );
      };
      timer = setInterval(next, perLineMs);
    },
  };
}
