import type { DrawState } from '../../model/lottery-types.ts';
import { MyBets } from './my-bets.tsx';
import { MyChases } from './my-chases.tsx';

interface Props {
  readonly show: 'pending' | 'settled' | 'chases';
  /** Of the page. */
  readonly draws: readonly DrawState[];
}

/** The member's bets or chases, whose code is loaded when one asks for them. */
export default function OwnBets({ show, draws }: Props) {
  return show === 'chases' ? <MyChases /> : <MyBets key={show} show={show} draws={draws} />;
}
