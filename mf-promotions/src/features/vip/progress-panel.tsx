import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Panel } from '@tessera/shared/ui/panel';
import { Progress } from '@tessera/shared/ui/progress';
import type { RankProgress } from '../../api/vip.ts';
import styles from './vip.module.css';

type Part = RankProgress['totalTurnover'];

/** The member's level, what is missing to the next one, and what keeps this one. */
export function ProgressPanel({ progress }: { readonly progress: RankProgress }) {
  const { t } = useTranslation('promotions');
  const { date, full } = useFormat('promotions');
  const { playerRankName, nextRankName, monthlyTurnover, totalTurnover, toKeep, monthEndsAtMs, setUntilMs } = progress;
  const isKept = toKeep !== null && monthlyTurnover.actual >= toKeep;
  return (
    <Panel level={2} title={`${t('vip.yours')}: ${playerRankName}`}>
      <div className={styles.progress}>
        {setUntilMs !== null && <p>{t('vip.setUntil', { time: date('fullDay', setUntilMs) })}</p>}
        {nextRankName === null ? (
          <p>{t('vip.highest')}</p>
        ) : (
          <>
            <p>{t('vip.next', { level: nextRankName })}</p>
            <Bar label={t('vip.month')} part={monthlyTurnover} />
            <Bar label={t('vip.total')} part={totalTurnover} />
          </>
        )}
        {toKeep !== null && monthEndsAtMs !== undefined && (
          <p className={styles.note}>
            {isKept
              ? t('vip.kept')
              : t('vip.keep', {
                  amount: full(toKeep),
                  done: full(monthlyTurnover.actual),
                  time: date('dayAndClock', monthEndsAtMs),
                })}
          </p>
        )}
      </div>
    </Panel>
  );
}

function Bar({ label, part: { actual, expected } }: { readonly label: string; readonly part: Part }) {
  const { full } = useFormat('promotions');
  return (
    <Progress
      label={label}
      ratio={expected === 0 ? 1 : actual / expected}
      valueText={`${full(actual)} / ${full(expected)}`}
    />
  );
}
