import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useLobby } from '../../api/draws.ts';
import { QuickBet } from './quick-bet.tsx';

/** A bet in two presses, on the game that draws five of eleven; nothing where the merchant has none. */
export default function QuickBetWidget() {
  const lobby = useLobby();
  return (
    <ResourceView
      resource={lobby}
      skeleton={<Skeleton height={366} width="100%" radius="l" />}
      isEmpty={({ games }) => !games.some(({ kind }) => kind === '11X5')}
      empty={null}
    >
      {({ games, draws }) => {
        const game = games.find(({ kind }) => kind === '11X5');
        const draw = draws.find(({ gameCode }) => gameCode === game?.code);
        return game && <QuickBet game={game} draw={draw} />;
      }}
    </ResourceView>
  );
}
