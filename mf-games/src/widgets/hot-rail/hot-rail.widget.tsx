import { useHotGames } from '../../api/lobby.ts';
import { GameRail } from '../../features/home/game-rail.tsx';
import { useHotTitle } from '../../features/home/use-hot-title.ts';

/** What is played most, counted from rounds. */
export default function HotRailWidget() {
  const games = useHotGames();
  return <GameRail {...useHotTitle(games.data)} path="/hot" games={games} />;
}
