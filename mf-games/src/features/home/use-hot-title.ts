import { useTranslation } from '@tessera/shared/i18n';
import type { HotGames } from '../../api/lobby.ts';

/** What the list of hot games is made of: counted rounds, the newest games, or whatever an operator that does not say means. */
export function useHotTitle(hot: HotGames | undefined): { readonly title: string; readonly note: string | undefined } {
  const { t } = useTranslation('games');
  const days = hot?.countedDays;
  const note = hot?.includesDemo ? t('home.demoHistory') : undefined;
  if (days) return { title: t('home.hot', { days }), note };
  return { title: t(days === null ? 'home.newHere' : 'home.popular'), note };
}
