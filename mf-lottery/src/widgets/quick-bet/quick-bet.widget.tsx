import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useDraws, useGames } from '../../api/draws.ts';
import { homePage } from '../../model/lottery-pages.ts';
import { QuickBet } from './quick-bet.tsx';

/** A bet in two presses, on the game that draws five of eleven; nothing where the merchant has none. */
export default function QuickBetWidget() {
  const games = useGames();
  const draws = useDraws(homePage);
  return (
    <ResourceView
      resource={games}
      skeleton={<Skeleton height={278} width="100%" radius="l" />}
      isEmpty={(list) => !list.some(({ kind }) => kind === '11X5')}
      empty={null}
    >
      {(list) => {
        const game = list.find(({ kind }) => kind === '11X5');
        const draw = draws.data?.find(({ gameCode }) => gameCode === game?.code);
        return game && <QuickBet game={game} draw={draw} />;
      }}
    </ResourceView>
  );
}
