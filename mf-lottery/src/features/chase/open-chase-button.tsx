import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { chasedGame } from '../../model/chase.ts';
import type { SlipEntry } from '../../model/slip.ts';
import styles from './chase.module.css';

interface Props {
  readonly entries: readonly SlipEntry[];
  /** Called before the form opens: a sheet makes room for it. */
  readonly onOpen?: (() => void) | undefined;
}

/** Leads from the slip to its chase; says why not where its bets are of several games, or have numbers that pay half. */
export function OpenChaseButton({ entries, onOpen }: Props) {
  const { t } = useTranslation('lottery');
  if (entries.length === 0) return null;
  const gameCode = chasedGame(entries);
  if (gameCode === undefined) return <p className={styles.note}>{t('chase.oneGame')}</p>;
  if (entries.some(({ halfPaid = [] }) => halfPaid.length > 0))
    return <p className={styles.note}>{t('error.lottery_chase_number_half')}</p>;
  const open = () => {
    onOpen?.();
    void openDialog('lottery.chase', { gameCode, entries });
  };
  return (
    <Button isWide onClick={open}>
      {t('chase.title')}
    </Button>
  );
}
