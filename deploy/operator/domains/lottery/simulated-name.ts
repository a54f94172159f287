import { type InEveryLanguage, localized } from '../../platform/localized.ts';
import type { LotteryGame } from './game-store.ts';

const simulated: InEveryLanguage<string> = {
  KO: '모의',
  EN: 'simulated',
  VI: 'mô phỏng',
  CN: '模拟',
  JA: '模擬',
  TH: 'จำลอง',
};

/** A game's names in its languages where its draws are recorded. */
export const simulatedNames = (names: LotteryGame['names']): LotteryGame['names'] =>
  Object.fromEntries(
    Object.keys(names).map((language) => [language, simulatedName({ names }, language)]),
  ) as LotteryGame['names'];

/** A game's name where its draws are recorded: names, days and hours may be those of official draws, the numbers are not. */
export const simulatedName = ({ names }: Pick<LotteryGame, 'names'>, language: string): string =>
  `${localized(names, language)} (${localized(simulated, language)})`;
