import { askFirstPageEarly } from '../../api/game-list.ts';
import { GameList } from '../../features/game-list/game-list.tsx';

export { askFirstPageEarly as prepare };

export default GameList;
