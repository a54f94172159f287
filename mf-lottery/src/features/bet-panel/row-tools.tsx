import { useTranslation } from '@tessera/shared/i18n';
import type { PlayRow } from '@tessera/shared/lottery';
import { EraserIcon } from '@tessera/shared/ui/more-icons';
import { rowTools, toolChoice } from '../../model/row-tools.ts';
import { useRoving } from '../keyboard/use-roving.ts';
import { useText } from '../text/use-text.ts';
import styles from './pick-row.module.css';

interface Props {
  readonly row: PlayRow;
  /** Numbers that are not taken. */
  readonly closed: readonly string[];
  readonly onChoose: (options: readonly string[]) => void;
}

/** Buttons `all, big, small, odd, even, clear`: each replaces the choices of the row. */
export function RowTools({ row, closed, onChoose }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const roving = useRoving();
  const name = text.row(row.key);
  return (
    <div {...roving.row} role="toolbar" aria-label={t('row.tools', { row: name })} className={styles.tools}>
      {rowTools.map((tool, index) => (
        <button
          key={tool}
          type="button"
          {...roving.item(index)}
          className={styles.tool}
          aria-label={t(`toolLabel.${tool}`)}
          onClick={() => onChoose(toolChoice(row, tool, closed))}
        >
          {tool === 'clear' ? <EraserIcon aria-hidden size={17} /> : t(`tool.${tool}`)}
        </button>
      ))}
    </div>
  );
}
