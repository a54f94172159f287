import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { toast } from '@tessera/shared/ui/toast';
import { useEffect, useRef } from 'react';
import { myBetsKey, useMyBets } from '../../api/bets.ts';
import type { LotteryBet } from '../../model/lottery-types.ts';
import { byIssue, type SettledIssue, settledBetween } from '../../model/settled-bets.ts';
import { port } from '../../port.ts';
import { shortIssue, useText } from '../text/use-text.ts';

const watched = 50;

function toneOf({ stakeMinor, payoutMinor }: SettledIssue): 'won' | 'returned' | 'lost' {
  // Less than was staked is no win to be cheered.
  if (payoutMinor > stakeMinor) return 'won';
  return payoutMinor > 0 ? 'returned' : 'lost';
}

/** Follows the member's bets to their draw, shows the results and emits them. Answers how many are still pending. */
export function useSettlementWatch(): number {
  const { t } = useTranslation('lottery');
  const text = useText();
  const queries = useQueryClient();
  const { data } = useMyBets({ page: 1, pageSize: watched });
  const before = useRef<readonly LotteryBet[]>([]);
  const announce = useRef((_: SettledIssue) => {});
  useEffect(() => {
    announce.current = (settled) => {
      const tone = toneOf(settled);
      toast.show({
        id: `lottery-${settled.gameCode}-${settled.issue}`,
        tone: tone === 'won' ? 'ok' : 'info',
        title: t(`settled.${tone}`, { game: settled.gameName }),
        detail: t('settled.detail', {
          issue: shortIssue(settled.issue),
          payout: text.amount(settled.payoutMinor),
          net: text.result(settled.payoutMinor - settled.stakeMinor),
        }),
      });
    };
  });
  useEffect(() => {
    const list = data?.list ?? [];
    const settled = byIssue(settledBetween(before.current, list));
    before.current = list;
    for (const issue of settled) {
      port.emit('lottery:draw-settled', { gameCode: issue.gameCode, issue: issue.issue });
      announce.current(issue);
    }
    if (settled.length > 0) void queries.invalidateQueries({ queryKey: myBetsKey });
  }, [data, queries]);
  return (data?.list ?? []).filter(({ status }) => status === 'pending').length;
}
