import { LotteryLobby, loadLobbyAhead } from '../../features/lobby/lottery-lobby.tsx';
import { lotteryPages } from '../../model/lottery-pages.ts';

export { loadLobbyAhead as loadAhead };

/** `/elott?gameCode=…&playType=…`: electronic lottery has games of its own. */
export default function ElottPage() {
  return <LotteryLobby page={lotteryPages.elott} />;
}
