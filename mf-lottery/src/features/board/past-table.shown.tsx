import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { isVietnamKind, type PrizeTableKind } from '@tessera/shared/lottery';
import { Button, IconButton } from '@tessera/shared/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@tessera/shared/ui/icons';
import { Segmented } from '@tessera/shared/ui/segmented';
import { useState } from 'react';
import type { DrawnIssue } from '../../model/lottery-types.ts';
import { HeadsAndTails } from '../draw/heads-and-tails.tsx';
import { PrizeTable } from '../draw/prize-table.tsx';
import { Simulated } from '../draw/simulated.tsx';
import { useText } from '../text/use-text.ts';
import styles from './past-tables.module.css';

const allDigits = 'all';

interface Props {
  readonly list: readonly DrawnIssue[];
  readonly kind: PrizeTableKind;
}

/** The table of one draw at a time; loaded after the bet panel, which comes first. */
export default function PastTable({ list, kind }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const [issue, setIssue] = useState<string>();
  const [digits, setDigits] = useState(allDigits);
  const at = Math.max(
    0,
    list.findIndex((draw) => draw.issue === issue),
  );
  const draw = list[at];
  if (!draw) return null;
  return (
    <div className={styles.past}>
      <div className={styles.head}>
        <IconButton
          label={t('past.before')}
          icon={<ChevronLeftIcon />}
          isDisabled={at >= list.length - 1}
          onClick={() => setIssue(list[at + 1]?.issue)}
        />
        <p className={styles.issue} aria-live="polite">
          <strong>{text.issueName(draw.issue)}</strong>
          <Simulated />
        </p>
        <IconButton
          label={t('past.after')}
          icon={<ChevronRightIcon />}
          isDisabled={at === 0}
          onClick={() => setIssue(list[at - 1]?.issue)}
        />
      </div>
      <Segmented
        label={t('past.digits')}
        segments={[allDigits, '2', '3'].map((value) => ({
          value,
          label: value === allDigits ? t('past.digitsAll') : t('past.digitsLast', { count: Number(value) }),
        }))}
        value={digits}
        onChange={setDigits}
      />
      <div className={styles.tables}>
        <PrizeTable kind={kind} numbers={draw.numbers} last={digits === allDigits ? undefined : Number(digits)} />
        {isVietnamKind(kind) && <HeadsAndTails kind={kind} numbers={draw.numbers} />}
      </div>
      <Button
        variant="text"
        onClick={() => void openDialog('lottery.proof', { gameCode: draw.gameCode, issue: draw.issue })}
      >
        {t('home.verify')}
      </Button>
    </div>
  );
}
