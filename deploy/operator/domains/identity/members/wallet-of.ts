import { type AccountRef, houseOwner, playerOwner, type WalletRef } from '../../ledger/index.ts';
import { isTrial, type Member } from './member.ts';

/** The accounts a member plays with. Trial credit never meets real play money, on either side (decision 20). */
export interface PlayerWallet {
  readonly cash: AccountRef;
  readonly bonus: AccountRef;
  readonly hold: AccountRef;
  /** Money of lottery issues that a chase has still to bet. */
  readonly chaseHold: AccountRef;
  /** All that can be played with. */
  readonly playable: WalletRef;
  readonly gameClearing: AccountRef;
  readonly lotteryClearing: AccountRef;
}

export function walletOf(member: Pick<Member, 'id' | 'type'>): PlayerWallet {
  const owner = playerOwner(member.id);
  const trial = isTrial(member);
  const cash = { owner, kind: trial ? 'trial_cash' : 'player_cash' } as const;
  return {
    cash,
    bonus: { owner, kind: 'player_bonus' },
    hold: { owner, kind: 'withdrawal_hold' },
    chaseHold: { owner, kind: trial ? 'trial_chase_hold' : 'chase_hold' },
    playable: { owner, kinds: [cash.kind, 'player_bonus'] },
    gameClearing: { owner: houseOwner, kind: trial ? 'trial_clearing' : 'game_clearing' },
    lotteryClearing: { owner: houseOwner, kind: trial ? 'trial_clearing' : 'lottery_clearing' },
  };
}
