import { LotteryLobby, loadLobbyAhead } from '../../features/lobby/lottery-lobby.tsx';
import { lotteryPages } from '../../model/lottery-pages.ts';

export { loadLobbyAhead as loadAhead };

/** `/lottery?gameCode=…&playType=…`. */
export default function LotteryPage() {
  return <LotteryLobby page={lotteryPages.lottery} />;
}
