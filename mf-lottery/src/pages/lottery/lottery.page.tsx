import { LotteryLobby } from '../../features/lobby/lottery-lobby.tsx';
import { lotteryPages } from '../../model/lottery-pages.ts';

/** `/lottery?gameCode=…&playType=…`. */
export default function LotteryPage() {
  return <LotteryLobby page={lotteryPages.lottery} />;
}
