export { addFavoriteGame } from './add-favorite-game.ts';
export {
  type GameCategory,
  type GameFeature,
  type GameKind,
  type GameRow,
  type GameVolatility,
  gameCategory,
  gameFeature,
  gameRow,
  type UnfinishedRound,
  volatility,
} from './game-fields.ts';
export { foldGameText, gameMatcher } from './game-search.ts';
export { getFavoriteGames } from './get-favorite-games.ts';
export { getFavoriteGamesList } from './get-favorite-games-list.ts';
export { getGame } from './get-game.ts';
export { getGameList } from './get-game-list.ts';
export { getGameSession } from './get-game-session.ts';
export { getGameVendors } from './get-game-vendors.ts';
export { type GamesIndex, gamesIndex, getGamesIndex } from './get-games-index.ts';
export { getHotGames } from './get-hot-games.ts';
export { getRecentGames } from './get-recent-games.ts';
export { getRoomList } from './get-room-list.ts';
export { getUnfinishedRounds } from './get-unfinished-rounds.ts';
export { getVendorGameTypes } from './get-vendor-game-types.ts';
export { launched, launchGame } from './launch-game.ts';
export { launchTrial } from './launch-trial.ts';
export { type IndexedGame, readGamesIndex } from './read-games-index.ts';
export { removeFavoriteGame } from './remove-favorite-game.ts';
