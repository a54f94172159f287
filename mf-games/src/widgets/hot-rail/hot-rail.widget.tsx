import { useTranslation } from '@tessera/shared/i18n';
import { useHotGames } from '../../api/lobby.ts';
import { GameRail } from '../../features/home/game-rail.tsx';

/** What is played most now. */
export default function HotRailWidget() {
  const { t } = useTranslation('games');
  return <GameRail title={t('home.hot')} path="/hot" games={useHotGames()} />;
}
