import { LotteryLobby } from '../../features/lobby/lottery-lobby.tsx';

/** `/lottery?gameCode=…&playType=…`. */
export default function LotteryPage() {
  return <LotteryLobby prizeMode="LOTT" />;
}
