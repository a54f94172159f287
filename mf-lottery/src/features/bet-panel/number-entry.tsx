import { useTranslation } from '@tessera/shared/i18n';
import { type Play, typedBetsLimit } from '@tessera/shared/lottery';
import { Button } from '@tessera/shared/ui/button';
import { TextAreaField } from '@tessera/shared/ui/field';
import { useState } from 'react';
import { fittingNumbers } from '../../model/number-tools.ts';
import { exampleRange, readTyped, withoutFaults } from '../../model/typed-bets.ts';
import { Faults } from './faults.tsx';
import styles from './typed-bets.module.css';

interface Props {
  readonly play: Play;
  readonly chosen: readonly string[];
  readonly onAdd: (numbers: readonly string[]) => void;
}

const entryOf = (play: Play, text: string) => ({ text, ...readTyped(play, text) });

/** Numbers typed or pasted, to be added to those that are chosen; what is not understood, or has no room, stays. */
export function NumberEntry({ play, chosen, onAdd }: Props) {
  const { t } = useTranslation('lottery');
  const [entry, setEntry] = useState(() => entryOf(play, ''));
  const { text, bets, faults, rest } = entry;
  const { fitting, others } = fittingNumbers(chosen, bets);
  const left = [...others, ...rest];
  const add = () => {
    onAdd(fitting);
    setEntry(entryOf(play, [...left, ...faults].join('\n')));
  };
  return (
    <div className={styles.typed}>
      <TextAreaField
        label={t('typed.label')}
        hint={t('typed.hintDigits', { range: exampleRange(play) })}
        value={text}
        rows={3}
        inputMode="text"
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setEntry(entryOf(play, event.target.value))}
      />
      {left.length > 0 && (
        <p className={styles.facts} role="status">
          {t('numbers.tooMany', { count: typedBetsLimit })}
        </p>
      )}
      <Faults faults={faults} onRemove={() => setEntry(entryOf(play, withoutFaults(play, text, faults)))} />
      <div>
        <Button isDisabled={fitting.length === 0} onClick={add}>
          {t('numbers.add', { count: fitting.length })}
        </Button>
      </div>
    </div>
  );
}
