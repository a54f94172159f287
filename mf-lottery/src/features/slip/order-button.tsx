import { isUnresolved } from '@tessera/shared/api/money-request';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import type { ReactNode } from 'react';
import type { BetPlacement } from './use-bet-placement.ts';

interface Props {
  readonly placement: Pick<BetPlacement, 'status' | 'check'>;
  readonly isWide?: boolean;
  /** The one to press next; a page has one such button. */
  readonly isMain?: boolean | undefined;
  /** Nothing can be bet as things stand. */
  readonly isDisabled: boolean;
  readonly onBet: () => void;
  readonly children: ReactNode;
}

/** The button that bets. While the outcome of the last order is unknown it checks that one instead, and says so. */
export function OrderButton({
  placement: { status, check },
  isWide,
  isMain = true,
  isDisabled,
  onBet,
  children,
}: Props) {
  const { t } = useTranslation('lottery');
  const isOpen = isUnresolved(status);
  return (
    <Button
      isWide={isWide}
      size="large"
      variant={isMain ? 'primary' : 'neutral'}
      keepsFocus
      isBusy={status === 'sending' || status === 'checking'}
      isDisabled={isDisabled && !isOpen}
      // What is chosen next may stand here as soon as the order is made: a held key or a double click is one press.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={({ detail }) => {
        if (detail > 1) return;
        if (isOpen) void check();
        else onBet();
      }}
    >
      {isOpen ? t(status === 'unknown' ? 'placed.check' : 'placed.checking') : children}
    </Button>
  );
}
