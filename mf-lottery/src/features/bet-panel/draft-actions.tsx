import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { Button } from '@tessera/shared/ui/button';
import { AddToSlipIcon } from '@tessera/shared/ui/more-icons';
import type { SlipEntry } from '../../model/slip.ts';
import { OrderButton } from '../slip/order-button.tsx';
import { type BetPlacement, singleBet } from '../slip/use-bet-placement.ts';
import { useText } from '../text/use-text.ts';

interface Props {
  /** What is chosen, as a bet on the open issue; undefined while there is none. */
  readonly bet: Omit<SlipEntry, 'id'> | undefined;
  readonly stakeMinor: number;
  readonly placement: BetPlacement;
  readonly addText: string;
  readonly onAdd: () => void;
  /** A bet of the slip is changed: what is chosen takes its place, or it stays as it is. */
  readonly edit?: { readonly onSave: () => void; readonly onCancel: () => void } | undefined;
  /** Primary when the slip is empty; one primary button a page. */
  readonly isMain?: boolean;
}

/** What is chosen goes into the slip, or is bet at once. */
export function DraftActions({ bet, stakeMinor, placement, addText, onAdd, edit, isMain = true }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const { role } = useSession();
  if (edit) {
    return (
      <>
        <Button size="large" onClick={edit.onCancel}>
          {t('panel.cancelEdit')}
        </Button>
        <Button
          size="large"
          variant={isMain ? 'primary' : 'neutral'}
          keepsFocus
          isDisabled={!bet}
          onClick={edit.onSave}
        >
          {t('panel.saveEdit')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button size="large" keepsFocus icon={<AddToSlipIcon />} isDisabled={!bet} onClick={onAdd}>
        {addText}
      </Button>
      <OrderButton
        placement={placement}
        isMain={isMain}
        isDisabled={!bet}
        onBet={() => bet && void placement.place(singleBet(bet))}
      >
        {role === 'visitor'
          ? t('slip.signIn')
          : bet
            ? t('slip.placeShort', { count: bet.combinations, amount: text.amount(stakeMinor) })
            : t('slip.placeEmpty')}
      </OrderButton>
    </>
  );
}
