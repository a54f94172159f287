import { site } from './addresses.ts';

/** A row of a list of games. */
export const firstRow = '[data-game]';

/** Addresses of first screens, each with something that only the operator's answer can show. */
export const firstScreens: readonly (readonly [string, string])[] = [
  [`${site('aurora')}/`, '[href*="gameCode="]'],
  [`${site('aurora')}/rng`, firstRow],
  [`${site('aurora')}/rng?page=PG&sort=new&utm_source=mail`, firstRow],
  [`${site('aurora')}/pg?volatility=high&view=playable`, firstRow],
  [`${site('aurora')}/hot`, firstRow],
  [`${site('aurora')}/pg`, firstRow],
  [`${site('aurora')}/lottery`, '[role="timer"]'],
  [`${site('aurora')}/elott`, '[href*="gameCode="]'],
  [`${site('aurora')}/promotions`, '[href*="promoDetail"]'],
  [`${site('aurora')}/promoDetail?id=first-deposit`, 'main h1'],
  [`${site('aurora')}/vip`, 'main h2'],
  [`${site('aurora')}/vnlottery`, '[role="timer"]'],
  [`${site('aurora')}/login`, 'main input'],
  [`${site('aurora')}/noticePage`, 'main time'],
  [`${site('aurora')}/terms`, 'main article'],
  [`${site('aurora')}/help`, 'main details'],
  [`${site('lotus')}/`, '[href*="gameCode="]'],
  [`${site('lotus')}/seaLottery?lang=th`, 'main h1'],
  [`${site('harbor')}/login`, 'main input'],
];
