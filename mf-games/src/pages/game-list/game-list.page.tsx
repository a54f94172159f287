export { GameList as default } from '../../features/game-list/game-list.tsx';
