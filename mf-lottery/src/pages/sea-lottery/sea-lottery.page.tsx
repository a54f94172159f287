import { LotteryLobby, loadLobbyAhead } from '../../features/lobby/lottery-lobby.tsx';
import { lotteryPages } from '../../model/lottery-pages.ts';

export { loadLobbyAhead as loadAhead };

/** `/seaLottery?gameCode=…&playType=…`: the lotteries that are played on in Thailand. */
export default function SeaLotteryPage() {
  return <LotteryLobby page={lotteryPages.sea} />;
}
