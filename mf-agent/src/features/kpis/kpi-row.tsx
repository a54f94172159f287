import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { StatTile } from '@tessera/shared/ui/stat-tile';
import type { TeamFigures } from '@tessera/shared/wire/agent';
import type { ReactNode } from 'react';
import { type Change, changeOfAmount, changeOfCount } from '../../model/change.ts';
import { type ListAddress, listOfFigures } from '../../model/figure-lists.ts';
import { listQuery, type PeriodRequest } from '../../model/period.ts';
import type { TeamOverview, TeamTrend } from '../../model/team.ts';
import { sparkOf, type TrendFigure } from '../../model/trend.ts';
import { useHere } from '../layout/use-here.ts';
import styles from './kpi-row.module.css';

interface Props {
  readonly overview: TeamOverview;
  readonly period: PeriodRequest;
  /** The spark lines come with the trend; without it the figures stand alone. */
  readonly trend: TeamTrend | undefined;
}

/** Opens the page that lists what a figure counts, for the same period. */
function useOpenList(period: PeriodRequest, account: string) {
  const { open } = useHere();
  return (key: Tile) => {
    const { page, query } = listOf(key, period, account);
    return () => open(page, query && `?${query}`);
  };
}

export function KpiRow({ overview, period, trend }: Props) {
  const kpis = useKpis(overview, trend);
  const opener = useOpenList(period, overview.account);
  return (
    <div className={styles.row}>
      {kpis.map(({ key, ...tile }) => (
        <StatTile key={key} {...tile} onOpen={opener(key)} />
      ))}
    </div>
  );
}

type Tile = (typeof tiles)[number] | (typeof facts)[number];
const tiles = ['bet', 'deposit', 'withdrawal', 'net', 'active', 'income'] as const;
const facts = ['teamBalance', 'payout', 'rebate', 'members', 'newMembers', 'ownBalance', 'ownBet', 'ownNet'] as const;

/** Where each figure's list is: its rows are as many, or come to as much, as the figure says. */
function listOf(tile: Tile, period: PeriodRequest, account: string): ListAddress {
  // Only what accounts did has a period; how they stand is of now.
  const accounts = (filter: Readonly<Record<string, string>>) => ({
    page: 'teamManagement',
    query: filter.activity ? listQuery(period, filter) : new URLSearchParams(filter).toString(),
  });
  switch (tile) {
    case 'income':
      return { page: 'income', query: listQuery(period) };
    case 'teamBalance':
      return accounts({ own: 'with', sort: 'balance' });
    case 'ownBalance':
      return accounts({ own: 'only' });
    case 'members':
      return accounts({});
    case 'newMembers':
      return accounts({ activity: 'registered' });
    case 'active':
      return accounts({ own: 'with', activity: 'bet' });
    case 'rebate':
      return listOfFigures(['rebate', 'bonus'], {}, period);
    case 'ownBet':
      return listOfFigures(['bet'], { account }, period);
    case 'ownNet':
      return listOfFigures(['net'], { account }, period);
    default:
      return listOfFigures([tile], {}, period);
  }
}

export function KpiSkeleton() {
  return (
    <div className={styles.row}>
      {tiles.map((tile) => (
        <Skeleton key={tile} height={113} radius="l" />
      ))}
    </div>
  );
}

/** What stands beside the six figures: what the team holds and counts, and the agent's own part of it. */
export function TeamFacts({ overview, period }: Omit<Props, 'trend'>) {
  const { t } = useTranslation('agent');
  const { currency, count } = useFormat('agent');
  const { current, teamBalance, ownBalance, members } = overview;
  const { team, own, newMembers } = current;
  const people = (value: number) => t('kpi.people', { written: count(value) });
  const amount = (minor: number, isGainLoss = false) => (
    <Money minor={minor} currency={currency} isCompact isGainLoss={isGainLoss} />
  );
  const opener = useOpenList(period, overview.account);
  const values: Readonly<Record<(typeof facts)[number], ReactNode>> = {
    teamBalance: amount(teamBalance),
    payout: amount(team.payout),
    rebate: amount(team.rebate + team.bonus),
    members: people(members),
    newMembers: people(newMembers),
    ownBalance: amount(ownBalance),
    ownBet: amount(own.bet),
    ownNet: amount(own.net, true),
  };
  return (
    <dl className={styles.facts}>
      {facts.map((key) => (
        <div key={key} className={styles.fact}>
          <dt>{t(`facts.${key}`)}</dt>
          <dd>
            <button type="button" className={styles.open} onClick={opener(key)}>
              {values[key]}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Kpi {
  readonly key: (typeof tiles)[number];
  readonly label: string;
  readonly value: string;
  readonly change: { readonly value: number; readonly text: string };
  /** Absent while the way is not known. */
  readonly trend?: readonly number[];
}

interface Source {
  readonly key: (typeof tiles)[number];
  readonly now: number;
  readonly before: number;
  readonly figure: TrendFigure;
  readonly isCount?: boolean;
}

const incomeOf = ({ rebate, wages, dividend }: TeamFigures): number => rebate + wages + dividend;

function sourcesOf({ current, previous }: TeamOverview): readonly Source[] {
  return [
    { key: 'bet', now: current.team.bet, before: previous.team.bet, figure: 'bet' },
    { key: 'deposit', now: current.team.deposit, before: previous.team.deposit, figure: 'deposit' },
    { key: 'withdrawal', now: current.team.withdrawal, before: previous.team.withdrawal, figure: 'withdrawal' },
    { key: 'net', now: current.team.net, before: previous.team.net, figure: 'net' },
    {
      key: 'active',
      now: current.activeBettors,
      before: previous.activeBettors,
      figure: 'activeBettors',
      isCount: true,
    },
    { key: 'income', now: incomeOf(current.own), before: incomeOf(previous.own), figure: 'income' },
  ];
}

/** The six figures at the top, written, with their change and their way. */
function useKpis(overview: TeamOverview, trend: TeamTrend | undefined): readonly Kpi[] {
  const { t } = useTranslation('agent');
  const format = useFormat('agent');
  const written = (change: Change, isCount: boolean): string => {
    if (change.kind === 'same') return t('kpi.same');
    if (change.kind === 'ratio') return format.signedPercent(change.value);
    return isCount
      ? t('kpi.people', { written: format.signedCount(change.value) })
      : format.signedCompact(change.value);
  };
  return sourcesOf(overview).map(({ key, now, before, figure, isCount = false }) => {
    const change = isCount ? changeOfCount(now, before) : changeOfAmount(now, before);
    return {
      key,
      label: t(`kpi.${key}`),
      value: isCount ? t('kpi.people', { written: format.count(now) }) : format.compact(now),
      change: { value: change.kind === 'same' ? 0 : change.value, text: written(change, isCount) },
      ...(trend ? { trend: sparkOf(trend, figure, trend.asOfMs) } : {}),
    };
  });
}
