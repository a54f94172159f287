import { useTranslation } from '@tessera/shared/i18n';
import { useSwitch } from '@tessera/shared/switches';
import { useHotGames, useNewGames } from '../../api/lobby.ts';
import { GameRail } from '../../features/home/game-rail.tsx';

/** What came last; while nothing was played the rail of hot games shows that already. */
export default function NewRailWidget() {
  const { t } = useTranslation('games');
  const hasHot = useSwitch('GAMELOHOT3');
  const isShownAsHot = useHotGames(hasHot).data?.countedDays === null;
  const games = useNewGames();
  return isShownAsHot ? null : (
    <GameRail title={t('home.new')} path="/rng?view=new&sort=new" games={games} isBelowFold />
  );
}
