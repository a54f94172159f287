import { useTranslation } from '@tessera/shared/i18n';
import { maxChaseIssues } from '@tessera/shared/lottery';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Select } from '@tessera/shared/ui/select';
import { Stepper } from '@tessera/shared/ui/stepper';
import { type ChaseDraft, type ChaseTerms, ceilingOf, offeredStrategies } from '../../model/chase.ts';
import { useText } from '../text/use-text.ts';
import styles from './chase.module.css';

const presets = [10, 20, 50] as const;
/** How many issues on sale are offered as the first one. */
const firstIssues = 10;

interface Props {
  readonly draft: ChaseDraft;
  readonly terms: ChaseTerms;
  readonly onChange: (change: Partial<ChaseDraft>) => void;
}

/** What a chase is made of: issues, multiples, and whether it stops on a win. */
export function ChaseFields({ draft, terms, onChange }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const strategies = offeredStrategies(terms);
  // The definitions of an earlier shell leave it out.
  const onSale = terms.issues.filter(({ isOnSale }) => isOnSale !== false).slice(0, firstIssues);
  const [open] = onSale;
  const issueText = text.issuesIn(onSale.map(({ issue }) => issue));
  const preset = presets.find((count) => count === draft.issues);
  return (
    <div className={styles.fields}>
      <Select
        label={t('chase.from')}
        options={onSale.map(({ issue }, index) => ({
          value: issue,
          label: index === 0 ? t('chase.open', { issue: issueText(issue) }) : issueText(issue),
        }))}
        value={onSale.find(({ issue }) => issue === draft.fromIssue)?.issue ?? open?.issue}
        onChange={(issue) => onChange({ fromIssue: issue === open?.issue ? undefined : issue })}
      />
      <div className={styles.field}>
        <span className={styles.label}>{t('chase.issues')}</span>
        <div className={styles.pair}>
          <Segmented
            label={t('chase.presets')}
            segments={presets.map((count) => ({ value: String(count), label: text.count(count) }))}
            value={preset === undefined ? '' : String(preset)}
            onChange={(count) => onChange({ issues: Number(count) })}
          />
          <Stepper
            label={t('chase.issues')}
            value={draft.issues}
            min={2}
            max={maxChaseIssues}
            onChange={(issues) => onChange({ issues })}
          />
        </div>
      </div>
      {strategies.length > 1 && (
        <div className={styles.field}>
          <span className={styles.label}>{t('chase.strategy')}</span>
          <Segmented
            label={t('chase.strategy')}
            segments={strategies.map((value) => ({ value, label: t(`chase.strategies.${value}`) }))}
            value={draft.strategy}
            onChange={(strategy) => onChange({ strategy })}
          />
          {draft.strategy !== 'same' && (
            <p className={styles.note}>
              {t(`chase.about.${draft.strategy}`, { ceiling: text.count(ceilingOf(terms, draft.strategy)) })}
            </p>
          )}
        </div>
      )}
      <div className={styles.field}>
        <span className={styles.label}>{t(draft.strategy === 'same' ? 'chase.multiple' : 'chase.firstMultiple')}</span>
        <div className={styles.pair}>
          <Stepper
            label={t(draft.strategy === 'same' ? 'chase.multiple' : 'chase.firstMultiple')}
            value={draft.multiple}
            min={1}
            max={ceilingOf(terms, draft.strategy)}
            onChange={(multiple) => onChange({ multiple })}
          />
          {draft.strategy === 'profit' && (
            <Stepper
              label={t('chase.profit')}
              value={draft.profitPercent}
              min={1}
              max={1000}
              onChange={(profitPercent) => onChange({ profitPercent })}
            />
          )}
        </div>
      </div>
      <Checkbox checked={draft.stopsOnWin} onChange={(event) => onChange({ stopsOnWin: event.target.checked })}>
        {t('chase.stopOnWin')}
      </Checkbox>
    </div>
  );
}
