import { useMemo } from 'react';
import { serverNow } from '../../../src/clock/index.ts';
import { Badge } from '../../../src/ui/badge/badge.tsx';
import { Countdown } from '../../../src/ui/countdown/index.ts';
import { LineChart } from '../../../src/ui/line-chart/line-chart.tsx';
import { PageHeader } from '../../../src/ui/page-header/page-header.tsx';
import { StatTile } from '../../../src/ui/stat-tile/index.ts';
import styles from '../gallery.module.css';

const day = 86_400_000;
const first = Date.UTC(2026, 9, 23);
const wave = (seed: number, at: number) =>
  350 + 120 * Math.sin(at * 0.7 + seed) + 60 * Math.sin(at * 1.9 + seed * 2) + at * 3;
const data = {
  at: Array.from({ length: 30 }, (_, index) => first + index * day),
  series: { label: '이번 30일', values: Array.from({ length: 30 }, (_, index) => Math.round(wave(1, index))) },
  comparison: {
    label: '이전 30일',
    values: Array.from({ length: 30 }, (_, index) => Math.round(wave(4, index) * 0.8)),
  },
};

export function FiguresSection() {
  const now = useMemo(() => serverNow(), []);
  return (
    <>
      <PageHeader title="팀 현황" badge={<Badge>기준 21:05</Badge>} subtitle="하위 조직 전체의 합계입니다." />
      <div className={styles.tiles}>
        <StatTile
          label="팀 유효 베팅"
          value="1억 2,840만"
          change={{ value: 0.124, text: '+12.4%' }}
          trend={data.series.values}
        />
        <StatTile
          label="팀 출금"
          value="2,986만"
          change={{ value: -0.018, text: '−1.8%' }}
          trend={data.comparison.values}
        />
        <StatTile label="활성 회원" value="218명" change={{ value: 9, text: '+9명' }} trend={[1, 2, 2, 3, 5, 4, 6]} />
        <div className={styles.row}>
          <Countdown endsAtMs={now + 37_000} periodMs={60_000} />
          <Countdown endsAtMs={now + 128_000} periodMs={180_000} />
          <Countdown endsAtMs={now + 8_000} periodMs={60_000} />
          <Countdown endsAtMs={now + 48_000} periodMs={60_000} size="badge" />
        </div>
      </div>
      <LineChart
        title="유효 베팅"
        data={data}
        formatAt={(ms) => new Date(ms).toISOString().slice(5, 10)}
        formatAxis={(value) => (value === 0 ? '0' : `${value}만`)}
        formatValue={(value) => `${value}만 P`}
      />
    </>
  );
}
