/** How rounds of slots are drawn from their seeds. Provider, game and page use the same code. */

export { checkRound, type RoundCheck, type RoundProof } from './check-round.ts';
export { type BlockSource, blockMessage, drawStops } from './draw-stops.ts';
export { webBlocks, webSeedHash } from './web-blocks.ts';
