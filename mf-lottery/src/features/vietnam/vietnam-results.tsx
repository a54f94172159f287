import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { Link, useSearchParams } from '@tessera/shared/router';
import { IconButton } from '@tessera/shared/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { VietnamRegion } from '@tessera/shared/wire/lottery';
import { useState } from 'react';
import { useVietnamNumbers } from '../../api/draws.ts';
import { lotteryPages } from '../../model/lottery-pages.ts';
import type { VietnamNumbers } from '../../model/lottery-types.ts';
import { daysOfRegion, regions, vietnamZone } from '../../model/vietnam-days.ts';
import { Simulated } from '../draw/simulated.tsx';
import { RegionTable } from './region-table.tsx';
import styles from './vietnam.module.css';

interface Shown {
  readonly region: VietnamRegion;
  /** The newest one where it is not given. */
  readonly day: string | undefined;
}

const isRegion = (text: string | null): text is VietnamRegion => regions.some((region) => region === text);

/** What is shown: on the page in its address, elsewhere in memory. */
function useShown(isOnPage: boolean, first: VietnamRegion): readonly [Shown, (next: Shown) => void] {
  const [query, setQuery] = useSearchParams();
  const [inMemory, setInMemory] = useState<Shown>({ region: first, day: undefined });
  if (!isOnPage) return [inMemory, setInMemory];
  const region = query.get('region');
  const show = (next: Shown) =>
    setQuery({ region: next.region, ...(next.day ? { day: next.day } : {}) }, { replace: true });
  return [{ region: isRegion(region) ? region : first, day: query.get('day') ?? undefined }, show];
}

interface Props {
  readonly isOnPage?: boolean;
  /** Shown while no other region is chosen. */
  readonly first?: VietnamRegion | undefined;
}

/** The last results of all provinces by region and day; simulated, and it says so. */
export function VietnamResults({ isOnPage = false, first = 'north' }: Props) {
  const { t } = useTranslation('lottery');
  const numbers = useVietnamNumbers();
  const [shown, show] = useShown(isOnPage, first);
  return (
    <Panel
      level={2}
      title={
        <>
          {t('vietnam.results')} <Simulated />
        </>
      }
      actions={
        !isOnPage && (
          <Link to={`${lotteryPages.vietnam.path}?backUrl=/index`} className={styles.back}>
            {t('vietnam.open')} <ChevronRightIcon aria-hidden size={15} />
          </Link>
        )
      }
    >
      <Segmented
        isWide
        label={t('region.label')}
        segments={regions.map((region) => ({ value: region, label: t(`region.${region}`) }))}
        value={shown.region}
        onChange={(region) => show({ region, day: undefined })}
      />
      <ResourceView
        resource={numbers}
        skeleton={<Skeleton height={520} width="100%" />}
        empty={<p className={styles.empty}>{t('past.empty')}</p>}
      >
        {(list) => <DayResults list={list} shown={shown} show={show} />}
      </ResourceView>
    </Panel>
  );
}

interface DayProps {
  readonly list: readonly VietnamNumbers[];
  readonly shown: Shown;
  readonly show: (next: Shown) => void;
}

/** One day of a region, and the way to the days before and after it. */
function DayResults({ list, shown: { region, day }, show }: DayProps) {
  const { t } = useTranslation('lottery');
  const days = daysOfRegion(list, region);
  const at = Math.max(
    0,
    days.findIndex((each) => each.day === day),
  );
  const current = days[at];
  if (!current?.draws[0]) return <p className={styles.empty}>{t('past.empty')}</p>;
  const go = (index: number) => show({ region, day: days[index]?.day });
  const when = formatDate(t('time.day'), current.draws[0].drawsAtMs, vietnamZone);
  return (
    <>
      <div className={styles.days}>
        <IconButton
          label={t('vietnam.dayBefore')}
          icon={<ChevronLeftIcon />}
          isDisabled={at >= days.length - 1}
          onClick={() => go(at + 1)}
        />
        <strong aria-live="polite">{when}</strong>
        <IconButton
          label={t('vietnam.dayAfter')}
          icon={<ChevronRightIcon />}
          isDisabled={at === 0}
          onClick={() => go(at - 1)}
        />
      </div>
      <RegionTable draws={current.draws} />
    </>
  );
}
