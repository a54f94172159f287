import { useTranslation } from '@tessera/shared/i18n';
import { DataTable } from '@tessera/shared/ui/table';
import type { DrawnIssue, LotteryGame } from '../../model/lottery-types.ts';
import { Simulated } from '../draw/simulated.tsx';
import styles from './board.module.css';
import { useDrawColumns } from './use-draw-columns.tsx';

interface Props {
  readonly game: LotteryGame;
  readonly draws: readonly DrawnIssue[];
}

/** Draws of a game as a table; loaded after the bet panel, which comes first. */
export default function DrawsTable({ game, draws }: Props) {
  const { t } = useTranslation('lottery');
  return (
    <div className={styles.past}>
      <Simulated />
      <DataTable label={t('past.title')} columns={useDrawColumns(game)} rows={draws} rowKey={({ issue }) => issue} />
    </div>
  );
}
