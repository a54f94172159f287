import { useTranslation } from '@tessera/shared/i18n';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import type { TestRound } from '@tessera/shared/wire/console';
import { useMemo } from 'react';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { amount } from '../../format.ts';
import { TestRoundActs } from './test-round-acts.tsx';
import styles from './test-vendor.module.css';

const tones: Readonly<Record<TestRound['state'], BadgeTone>> = {
  asked: 'warn',
  refused: 'danger',
  open: 'info',
  settled: 'ok',
  void: 'neutral',
};

/** The vendor's rounds with every call that it has made about them. */
export function TestRoundTable({ rounds }: { readonly rounds: readonly TestRound[] }) {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  const columns = useMemo<readonly DataColumn<TestRound>[]>(
    () => [
      ...playerColumns(t, ({ placedAtMs }: TestRound) => placedAtMs),
      {
        key: 'product',
        head: t('testVendor.product'),
        cell: ({ product, roundId }) => `${t(`product.${product}`)} · ${roundId.slice(0, 8).toUpperCase()}`,
      },
      {
        key: 'state',
        head: t('status'),
        cell: ({ state }) => <Badge tone={tones[state]}>{t(`testVendor.state.${state}`)}</Badge>,
      },
      { key: 'stake', head: t('testVendor.stake'), align: 'end', cell: ({ money }) => amount(money, language) },
      {
        key: 'payout',
        head: t('testVendor.payout'),
        align: 'end',
        cell: ({ money, payoutMinor }) => amount({ ...money, amountMinor: payoutMinor }, language),
        phone: 'figure',
      },
      {
        key: 'calls',
        head: t('testVendor.calls'),
        cell: ({ calls, money }) => (
          <span className={styles.calls}>
            {calls.map(({ operation, amountMinor, answer, isHeld, timesSent }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: calls are only ever added at the end.
              <span key={n}>
                {[
                  operation,
                  amountMinor > 0 && amount({ ...money, amountMinor }, language),
                  answer ?? t(isHeld ? 'testVendor.isHeld' : 'testVendor.noAnswer'),
                  timesSent > 1 && t('testVendor.times', { count: timesSent }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            ))}
          </span>
        ),
      },
      {
        key: 'act',
        head: t('column.action'),
        align: 'end',
        cell: (round) => round.state !== 'refused' && round.state !== 'void' && <TestRoundActs round={round} />,
      },
    ],
    [t, language],
  );
  return <DataTable label={t('testVendor.rounds')} columns={columns} rows={rounds} rowKey={({ roundId }) => roundId} />;
}
