import { LotteryLobby } from '../../features/lobby/lottery-lobby.tsx';

/** `/elott?gameCode=…&playType=…`: electronic lottery has games of its own. */
export default function ElottPage() {
  return <LotteryLobby prizeMode="ELOTT" />;
}
