import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { SecurityIcon } from '@tessera/shared/ui/icons';
import { toast } from '@tessera/shared/ui/toast';
import { useState } from 'react';
import type { RecordedBet } from '../../api/bets.ts';
import { drawOf } from '../../model/bet-filter.ts';
import { port } from '../../port.ts';

/** Opens the proof of a bet at the remote that has it: the draw of a lottery bet, the round of a game. */
export function BetProof({ bet }: { readonly bet: RecordedBet }) {
  const { t } = useTranslation('wallet');
  const [isBusy, setBusy] = useState(false);
  const draw = drawOf(bet);
  const isRound = bet.source.startsWith('round:');
  if (!draw && !isRound) return null;
  const open = async () => {
    setBusy(true);
    const answer = draw
      ? await port.ask('show-draw-proof', draw)
      : await port.ask('show-round-proof', { source: bet.source, title: bet.gameName });
    setBusy(false);
    if (answer.status !== 'done') toast.show({ id: 'wallet-proof', tone: 'warn', title: t('bets.proofAway') });
  };
  return (
    <Button icon={<SecurityIcon />} isWide isBusy={isBusy} onClick={() => void open()}>
      {t(draw ? 'bets.drawProof' : 'bets.roundProof')}
    </Button>
  );
}
