export { type ArtTitle, artTitleLines } from './art-title-lines.ts';
export { type ArtCategory, type ArtChoice, chooseArt } from './choose-art.ts';
export { type GameArtRequest, gameArtSvg } from './game-art-svg.ts';
export { type Tones, tonesOf } from './palettes.ts';
export type { ArtRatio } from './ratios.ts';
export { type ReelArtRequest, reelArtSvg } from './reel-art-svg.ts';
export { sceneArtSvg } from './scene-art-svg.ts';
export { type Draw, drawFor, pick } from './seed.ts';
export { palettesFor, type SymbolName, symbolNames } from './symbols/symbols.ts';
