import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type {
  getDraws,
  getGameMenus,
  getMyBets,
  getOpenedNumbers,
  getVietnamNumbers,
} from '@tessera/shared/wire/lottery';

export type LotteryGame = AnswerOf<typeof getGameMenus>['list'][number];
export type DrawState = AnswerOf<typeof getDraws>['list'][number];
export type VoidDraw = NonNullable<AnswerOf<typeof getOpenedNumbers>['voided']>[number];
export type DrawnIssue = AnswerOf<typeof getOpenedNumbers>['list'][number];
export type LotteryBet = AnswerOf<typeof getMyBets>['list'][number];
export type VietnamNumbers = AnswerOf<typeof getVietnamNumbers>['list'][number];
