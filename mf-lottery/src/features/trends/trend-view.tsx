import { saveFile } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { DownloadIcon } from '@tessera/shared/ui/more-icons';
import { Segmented } from '@tessera/shared/ui/segmented';
import type { ReactNode } from 'react';
import { csvOf, type Sheet } from '../../model/trends/sheet.ts';
import { SheetTable } from './sheet-table.tsx';
import type { TrendProps } from './trend-props.ts';
import styles from './trends.module.css';

interface Props extends Pick<TrendProps, 'address' | 'change'> {
  /** Filters that only this trend has. */
  readonly filters?: ReactNode;
  /** What is counted, in words: heading of the picture and name of the table. */
  readonly caption: string;
  readonly picture: ReactNode;
  readonly sheet: Sheet;
  /** Shown instead of the sheet itself; the file has the sheet. */
  readonly table?: ReactNode;
  /** Of the exported file, without its prefix and its ending. */
  readonly fileName: string;
}

/** One trend: the picture or the same as a table, and the table as a file. */
export function TrendView({ address, change, filters, caption, picture, sheet, table, fileName }: Props) {
  const { t } = useTranslation('lottery');
  return (
    <>
      <div className={styles.tools}>
        {filters}
        <div className={styles.forms}>
          <Segmented
            label={t('trends.form')}
            segments={[
              { value: 'picture', label: t('trends.picture') },
              { value: 'table', label: t('trends.table') },
            ]}
            value={address.isTable ? 'table' : 'picture'}
            onChange={(as) => change({ as })}
          />
          <Button
            variant="outline"
            size="small"
            icon={<DownloadIcon />}
            onClick={() =>
              saveFile(
                `simulated-${fileName}.csv`,
                csvOf(sheet, { head: t('trends.source'), simulated: t('simulated') }),
              )
            }
          >
            {t('trends.export')}
          </Button>
        </div>
      </div>
      <h3 className={styles.caption}>{caption}</h3>
      {address.isTable ? (table ?? <SheetTable label={caption} sheet={sheet} />) : picture}
    </>
  );
}
