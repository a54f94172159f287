import { halfWidth } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { nearestGroup, type PrizeGroups, prizeGroupStep, rebateMilliOf } from '@tessera/shared/lottery';
import { Slider } from '@tessera/shared/ui/slider';
import { type KeyboardEvent, useId, useState } from 'react';
import { useText } from '../text/use-text.ts';
import styles from './prize-group-field.module.css';

interface Props {
  readonly groups: PrizeGroups;
  readonly prizeGroup: number;
  readonly onChange: (prizeGroup: number) => void;
}

/** Lower odds for a part of the stake: a number, two buttons, and a range for whoever likes to drag. */
export function PrizeGroupField({ groups, prizeGroup, onChange }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const noteId = useId();
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState('');
  const { lowest, highest } = groups;
  const rebateMilli = rebateMilliOf(groups, prizeGroup);

  const choose = (wanted: number) => {
    const group = nearestGroup(groups, wanted);
    setTyped(undefined);
    setNote(group === wanted ? '' : t('group.snapped', { lowest, highest, group }));
    if (group !== prizeGroup) onChange(group);
  };
  const take = () => {
    if (typed) choose(Number(typed));
    else setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowUp: prizeGroupStep, ArrowDown: -prizeGroupStep };
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) take();
    else choose(Math.min(highest, Math.max(lowest, prizeGroup + step)));
  };

  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        {t('group.label')} <strong>{text.milli(rebateMilli)}</strong>
      </legend>
      <div className={styles.line}>
        <input
          className={styles.number}
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={t('group.name')}
          aria-describedby={noteId}
          aria-valuenow={prizeGroup}
          aria-valuemin={lowest}
          aria-valuemax={highest}
          value={typed ?? prizeGroup}
          onChange={(event) => setTyped(halfWidth(event.target.value).replace(/\D/g, '').slice(0, 4))}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
        <div className={styles.slider}>
          <Slider
            label={t('group.name')}
            value={prizeGroup}
            min={lowest}
            max={highest}
            step={prizeGroupStep}
            valueText={text.group({ prizeGroup, rebateMilli })}
            onChange={choose}
          />
        </div>
      </div>
      <p id={noteId} className={styles.note} role="status">
        {note}
      </p>
    </fieldset>
  );
}
