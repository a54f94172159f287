/** The rules of bets: plays, counting, prices, settlement and proof. Operator and page use the same code. */
export {
  type ChaseCeilings,
  type ChasedSlip,
  type ChasePlan,
  type ChaseStrategy,
  chaseCeiling,
  chasedSlipOf,
  chaseMultiples,
  chaseStrategies,
  maxChaseIssues,
} from './chase.ts';
export { countCombinations, isSelection, typedBetsLimit } from './combinations.ts';
export { type DrawFacts, factsOf } from './draw-facts.ts';
export { drawBlocks, numbersFrom } from './draw-numbers.ts';
export {
  cars,
  type DrawnNumbers,
  dieFaces,
  eightyNumbers,
  elevenNumbers,
  type FewNumbersKind,
  type GameKind,
  gameKinds,
  hasPrizeTable,
  isSeaKind,
  isVietnamKind,
  type PrizeTableKind,
  printedNumber,
  type SeaKind,
  twentyNumbers,
} from './game.ts';
export { judgeHalfPaid, withHalfPaid } from './half-paid.ts';
export { judge, largestPayoutMinor, type Verdict } from './judge.ts';
export {
  discountKey,
  type KindOdds,
  type MerchantOdds,
  type OddsFault,
  oddsFault,
  oddsOf,
  ownOdds,
  type PlayOdds,
  playAtOdds,
} from './merchant-odds.ts';
export {
  type NumberAbove,
  type NumberBet,
  numberAboveLimit,
} from './number-stake.ts';
export {
  hitsKey,
  type Outcome,
  type Play,
  type PlayRow,
  pricedChoices,
  priceOf,
  pricesOf,
  returnsOf,
  type Selection,
  stakeMinorOf,
} from './play.ts';
export { playOf, playsOf } from './plays.ts';
export { type Price, priceListId, returnRate, shownPriceList } from './price.ts';
export { currentPriceList, hasOddsOf, type PriceList, playAtPrices } from './price-list.ts';
export {
  basePrizeGroup,
  basePrizeGroups,
  type GroupFault,
  groupFault,
  hasGroupChoice,
  isOfferedGroup,
  nearestGroup,
  type PrizeGroups,
  playAtGroup,
  prizeGroupStep,
  rebateMilliOf,
  rebateMinorOf,
  showsPrizeGroup,
} from './prize-group.ts';
export { northStations, type PrizePlace, printedPrize, prizePlaces, prizesOf } from './prizes.ts';
export {
  checkDraw,
  type DrawCheck,
  type DrawName,
  type DrawRecord,
  drawMessage,
  drawMessages,
  issueSeedMessage,
} from './proof.ts';
export { type Aspect, aspectsOf } from './trends/aspects.ts';
export { type OpenRun, openRuns, type Run, runsOf } from './trends/runs.ts';
export { printedCount, type TrendShape, topPrizeEnd, trendShape } from './trends/shapes.ts';
