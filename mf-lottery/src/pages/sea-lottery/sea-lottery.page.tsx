import { LotteryLobby } from '../../features/lobby/lottery-lobby.tsx';

/** `/seaLottery?gameCode=…&playType=…`: the lotteries that are played on in Thailand. */
export default function SeaLotteryPage() {
  return <LotteryLobby prizeMode="SEA" />;
}
