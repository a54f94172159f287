import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { isVietnamKind, type PrizeTableKind } from '@tessera/shared/lottery';
import { Button, IconButton } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ChevronLeftIcon, ChevronRightIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { useOpenedNumbers } from '../../api/opened-numbers.ts';
import type { DrawnIssue } from '../../model/lottery-types.ts';
import { HeadsAndTails } from '../draw/heads-and-tails.tsx';
import { PrizeTable } from '../draw/prize-table.tsx';
import { Simulated } from '../draw/simulated.tsx';
import { useText } from '../text/use-text.ts';
import styles from './past-tables.module.css';
import { VoidDraws } from './void-draws.tsx';

interface Props {
  readonly gameCode: string;
  readonly kind: PrizeTableKind;
  readonly lastIssue: string | undefined;
}

const shown = 30;

/** The last draws of a game with a table of prizes, one at a time, each with its proof. */
export function PastTables({ gameCode, kind, lastIssue }: Props) {
  const { t } = useTranslation('lottery');
  const draws = useOpenedNumbers(gameCode, shown, lastIssue);
  return (
    <ResourceView
      resource={draws}
      skeleton={<Skeleton height={520} radius="m" width="100%" />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState title={t('past.empty')} />}
    >
      {({ list, voided }) => (
        <>
          <VoidDraws draws={voided} />
          <Draws list={list} kind={kind} />
        </>
      )}
    </ResourceView>
  );
}

const allDigits = 'all';

function Draws({ list, kind }: { readonly list: readonly DrawnIssue[]; readonly kind: PrizeTableKind }) {
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
