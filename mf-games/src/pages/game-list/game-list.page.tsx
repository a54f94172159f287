import { askFirstPageEarly } from '../../api/game-list.ts';
import { GameList } from '../../features/game-list/game-list.tsx';

askFirstPageEarly(window.location);

export default GameList;
