import { LotteryLobby } from '../../features/lobby/lottery-lobby.tsx';
import { lotteryPages } from '../../model/lottery-pages.ts';

/** `/elott?gameCode=…&playType=…`: electronic lottery has games of its own. */
export default function ElottPage() {
  return <LotteryLobby page={lotteryPages.elott} />;
}
