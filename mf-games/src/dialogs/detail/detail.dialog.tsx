import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useGame } from '../../api/game.ts';
import { DetailSkeleton, GameDetail } from '../../features/detail/game-detail.tsx';

/** All that is to be known of a game before it is opened. */
export default function DetailDialog({ params, close }: DialogProps<{ code: string }, undefined>) {
  useTranslation('games');
  const game = useGame(params.code);
  return (
    <ResourceView resource={game} skeleton={<DetailSkeleton />}>
      {(found) => <GameDetail found={found} onLeave={() => close()} />}
    </ResourceView>
  );
}
