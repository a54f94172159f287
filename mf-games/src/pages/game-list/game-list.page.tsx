import { askFirstPageEarly } from '../../api/get-first-page.ts';
import { GameList } from '../../features/game-list/game-list.tsx';

askFirstPageEarly(window.location);

export default GameList;
