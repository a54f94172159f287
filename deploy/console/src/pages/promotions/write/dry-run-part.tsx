import { formatCount, formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Panel } from '@tessera/shared/ui/panel';
import { StatTile } from '@tessera/shared/ui/stat-tile';
import { dryRunPromotion, type WrittenPromotion } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { useConsoleCall } from '../../../api/queries.ts';
import layout from '../../../chrome/form.module.css';
import { showError } from '../../../chrome/step.ts';
import { amount } from '../../../format.ts';
import type { Options } from './promotion-form.ts';
import styles from './write.module.css';

type Estimate = AnswerOf<typeof dryRunPromotion>;

interface Props {
  readonly options: Options;
  /** The draft, or undefined after showing what is wrong in it. */
  readonly checked: () => WrittenPromotion | undefined;
}

/** What the draft would have cost in the last calendar month, and what that takes for granted. */
export function DryRunPart({ options, checked }: Props) {
  const { t } = useTranslation('console');
  const run = useConsoleCall(dryRunPromotion);
  const start = () => {
    const draft = checked();
    if (!draft) return;
    const { merchant, rules, budgetMinor } = draft;
    run.mutate({ merchant, rules, budgetMinor }, { onError: showError });
  };
  return (
    <Panel
      level={2}
      title={t('write.part.dryRun')}
      actions={
        <Button isBusy={run.isPending} onClick={start}>
          {t('write.dryRun.start')}
        </Button>
      }
    >
      <p className={layout.note}>{t('write.note.dryRun')}</p>
      {run.data && <Shown estimate={run.data} options={options} />}
    </Panel>
  );
}

function Shown({ estimate, options }: { readonly estimate: Estimate; readonly options: Options }) {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  const { currency, timeZone } = options;
  const { granted, mostMinor, eligible, fromMs, toMs, assumptions } = estimate;
  const day = (ms: number) => formatDate('yyyy-MM-dd', ms, timeZone);
  const money = (amountMinor: number) => amount({ amountMinor, currency }, language);
  const figures: [string, string][] = [['eligible', formatCount(eligible, language)]];
  if (mostMinor !== null) figures.push(['most', money(mostMinor)]);
  if (granted) {
    const share = granted.grants === 0 ? 0 : Math.round((granted.released / granted.grants) * 100);
    figures.push(
      ['members', formatCount(granted.members, language)],
      ['total', money(granted.totalMinor)],
      ['average', money(granted.averageMinor)],
      ['required', money(granted.requiredMinor)],
    );
    if (granted.requiredMinor > 0) figures.push(['released', `${share}%`]);
  }
  return (
    <div role="status">
      <p>{t('write.dryRun.month', { from: day(fromMs), to: day(toMs - 1) })}</p>
      <div className={styles.figures}>
        {figures.map(([name, value]) => (
          <StatTile key={name} label={t(`write.dryRun.${name}`)} value={value} />
        ))}
      </div>
      {granted?.budgetUsedUpAtMs != null && (
        <p className={styles.warning}>
          {t('write.dryRun.usedUp', { date: formatDate('yyyy-MM-dd hh:mm', granted.budgetUsedUpAtMs, timeZone) })}
        </p>
      )}
      <ul className={styles.list}>
        {assumptions.map((assumption) => (
          <li key={assumption}>{t(`write.assumption.${assumption}`)}</li>
        ))}
      </ul>
    </div>
  );
}
