export { addFavoriteGame, getFavoriteGames, getFavoriteGamesList, removeFavoriteGame } from './favorites.ts';
export {
  type GameCategory,
  type GameFeature,
  type GameKind,
  type GameRow,
  type GameVolatility,
  gameCategory,
  gameFeature,
  gameRow,
  isGameCode,
  type UnfinishedRound,
  volatility,
} from './game-fields.ts';
export { foldGameText, gameMatcher } from './game-search.ts';
export { getGame } from './get-game.ts';
export { type GamesIndex, gamesIndex, getGamesIndex } from './get-games-index.ts';
export { getGameList, getGameVendors, getHotGames, getRoomList, getVendorGameTypes } from './lists.ts';
export { type IndexedGame, listOrder, readGamesIndex } from './read-games-index.ts';
export { getGameSession, getRecentGames, getUnfinishedRounds, launched, launchGame, launchTrial } from './visits.ts';
