import { useTranslation } from '@tessera/shared/i18n';
import { useNewGames } from '../../api/lobby.ts';
import { GameRail } from '../../features/home/game-rail.tsx';

/** What came last. */
export default function NewRailWidget() {
  const { t } = useTranslation('games');
  return <GameRail title={t('home.new')} path="/rng?view=new&sort=new" games={useNewGames()} />;
}
