import { formatCount } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { StatTile } from '@tessera/shared/ui/stat-tile';
import { getAudience, type getPromotionOptions, type Segment } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { useEffect, useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { refusedPaths } from '../../chrome/refused-paths.ts';
import { unitOf } from '../../format.ts';
import { segmentOf, type TypedCampaign } from './campaign-form.ts';
import styles from './campaigns.module.css';

/** What the operator is asked once the typing pauses. */
const typingPauseMs = 300;
const everyPromotion = '*';

interface Props {
  readonly merchant: string;
  readonly options: AnswerOf<typeof getPromotionOptions>;
  readonly typed: TypedCampaign;
  readonly set: (change: Partial<TypedCampaign>) => void;
  /** Names of the fields that could not be read when the form was sent. */
  readonly unread: ReadonlySet<string>;
}

const bounds = [
  ['rankFrom', 'rankFrom', 'numeric'],
  ['rankTo', 'rankTo', 'numeric'],
  ['registeredFrom', 'registeredFromMs', 'date'],
  ['registeredTo', 'registeredToMs', 'date'],
  ['activeFrom', 'activeFromMs', 'date'],
  ['activeTo', 'activeToMs', 'date'],
  ['balanceFrom', 'balanceFromMinor', 'decimal'],
  ['balanceTo', 'balanceToMinor', 'decimal'],
] as const;

/** Who gets it: each bound that is typed narrows the segment, and how many are within is counted while typing. */
export function SegmentPart({ merchant, options, typed, set, unread }: Props) {
  const { t } = useTranslation('console');
  const { currency, promotions } = options;
  const segment = segmentOf(typed, options);
  const refused = refusedPaths(getAudience, { merchant, ...segment });
  return (
    <>
      {bounds.map(([name, path, input]) => (
        <TextField
          key={name}
          name={path}
          {...(input === 'date' ? { type: 'date' } : { inputMode: input })}
          label={t(`campaigns.field.${name}`, { currency: unitOf(currency) })}
          value={typed[name]}
          error={refused.has(path) || unread.has(path) ? t(`campaigns.rule.${input}`) : undefined}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ))}
      <Select
        label={t('campaigns.field.promotion')}
        options={[
          { value: everyPromotion, label: t('campaigns.anyPromotion') },
          ...promotions.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={typed.promotion || everyPromotion}
        onChange={(id) => set({ promotion: id === everyPromotion ? '' : id })}
      />
      {refused.size === 0 && <Counted merchant={merchant} segment={segment} />}
    </>
  );
}

/** How many members are within the bounds, and how many of them agreed to messages. */
function Counted({ merchant, segment }: { readonly merchant: string; readonly segment: Segment }) {
  const { t, i18n } = useTranslation('console');
  const key = JSON.stringify(segment);
  const [asked, setAsked] = useState(key);
  useEffect(() => {
    const pause = setTimeout(() => setAsked(key), typingPauseMs);
    return () => clearTimeout(pause);
  }, [key]);
  const { data } = useConsole(getAudience, { merchant, ...(JSON.parse(asked) as Segment) });
  const written = (value: number | undefined) => (value === undefined ? '…' : formatCount(value, i18n.language));
  return (
    <div className={`${layout.whole} ${styles.counts}`} role="status">
      <StatTile label={t('campaigns.matching')} value={written(data?.matching)} />
      <StatTile label={t('campaigns.withConsent')} value={written(data?.withConsent)} />
    </div>
  );
}
