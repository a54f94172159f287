import { useMemo, useState } from 'react';
import { currencyOf } from '../../../src/money/money.ts';
import { Badge } from '../../../src/ui/badge/badge.tsx';
import { DoneIcon } from '../../../src/ui/icons/index.ts';
import { Money } from '../../../src/ui/money/index.ts';
import { ClockIcon, MinusIcon } from '../../../src/ui/more-icons/index.ts';
import { Pagination } from '../../../src/ui/pagination/pagination.tsx';
import { type DataColumn, DataTable } from '../../../src/ui/table/index.ts';

const P = currencyOf('P');
interface Bet {
  readonly id: string;
  readonly time: string;
  readonly game: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number | undefined;
}
const bets: readonly Bet[] = [
  { id: '1', time: '21:04:12', game: '쌍잉어 연못', stakeMinor: 200_000, payoutMinor: 1_240_000 },
  { id: '2', time: '21:03:58', game: '오로라 5/11', stakeMinor: 760_000, payoutMinor: 0 },
  { id: '3', time: '21:01:20', game: '스피드 바카라 A', stakeMinor: 1_000_000, payoutMinor: undefined },
];
const columns: readonly DataColumn<Bet>[] = [
  { key: 'time', head: '시각', cell: (bet) => bet.time, sortBy: (bet) => bet.time, phone: 'pair' },
  { key: 'game', head: '게임', cell: (bet) => <strong>{bet.game}</strong>, phone: 'name' },
  {
    key: 'stake',
    head: '베팅',
    align: 'end',
    cell: (bet) => <Money minor={bet.stakeMinor} currency={P} hasUnit={false} />,
    sortBy: (bet) => bet.stakeMinor,
  },
  {
    key: 'payout',
    head: '당첨',
    align: 'end',
    cell: (bet) => <Money minor={bet.payoutMinor} currency={P} hasUnit={false} />,
  },
  {
    key: 'net',
    head: '손익',
    align: 'end',
    phone: 'figure',
    cell: (bet) => (
      <Money
        minor={bet.payoutMinor === undefined ? undefined : bet.payoutMinor - bet.stakeMinor}
        currency={P}
        hasUnit={false}
        isGainLoss
      />
    ),
    total: <Money minor={280_000} currency={P} hasUnit={false} isGainLoss />,
  },
  {
    key: 'state',
    head: '상태',
    cell: (bet) =>
      bet.payoutMinor === undefined ? (
        <Badge tone="info" icon={<ClockIcon />}>
          진행
        </Badge>
      ) : bet.payoutMinor > 0 ? (
        <Badge tone="ok" icon={<DoneIcon />}>
          정산
        </Badge>
      ) : (
        <Badge icon={<MinusIcon />}>낙첨</Badge>
      ),
  },
];

interface Node {
  readonly id: string;
  readonly name: string;
  readonly depositMinor: number;
  readonly below?: readonly Node[];
}
const downline: readonly Node[] = [
  {
    id: 'a',
    name: '강변총판',
    depositMinor: 1_204_000_000,
    below: [
      {
        id: 'a1',
        name: '매장 07',
        depositMinor: 512_000_000,
        below: [{ id: 'a11', name: 'dawn_star', depositMinor: 40_000_000 }],
      },
    ],
  },
  { id: 'b', name: '남산총판', depositMinor: 880_000_000 },
];

export function TablesSection() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['1']));
  const [page, setPage] = useState(1);
  const tree = useMemo(
    () => ({
      childrenOf: (node: Node) => node.below,
      hasChildren: (node: Node) => node.below !== undefined,
      nameOf: (node: Node) => node.name,
    }),
    [],
  );
  const nodes = useMemo<readonly DataColumn<Node>[]>(
    () => [
      { key: 'name', head: '이름', cell: (node) => <strong>{node.name}</strong> },
      {
        key: 'deposit',
        head: '입금',
        align: 'end',
        cell: (node) => <Money minor={node.depositMinor} currency={P} isCompact hasUnit={false} />,
        sortBy: (node) => node.depositMinor,
        total: '2,084만',
      },
    ],
    [],
  );
  return (
    <>
      <DataTable
        label="베팅 기록"
        columns={columns}
        rows={bets}
        rowKey={(bet) => bet.id}
        sort={{ key: 'time', isDescending: true }}
        selection={{ keys, onChange: setKeys, allLabel: '모두 선택', rowLabel: (key) => `${key} 선택` }}
      />
      <Pagination page={page} pageSize={20} total={1036} onChange={setPage} />
      <DataTable label="하위 조직" columns={nodes} rows={downline} rowKey={(node) => node.id} tree={tree} isDense />
    </>
  );
}
