import { useTranslation } from '@tessera/shared/i18n';
import { type Play, typedBetsLimit } from '@tessera/shared/lottery';
import { Button } from '@tessera/shared/ui/button';
import { TextAreaField } from '@tessera/shared/ui/field';
import { type MouseEvent, useState } from 'react';
import { takenOf } from '../../model/blocked.ts';
import { fittingNumbers } from '../../model/number-tools.ts';
import { exampleRange, readEntry, withoutFaults } from '../../model/typed-bets.ts';
import { useText } from '../text/use-text.ts';
import { Faults } from './faults.tsx';
import styles from './typed-bets.module.css';
import { useEntryField } from './use-entry-field.ts';

interface Props {
  readonly play: Play;
  /** Numbers that are not taken. */
  readonly closed: readonly string[];
  readonly chosen: readonly string[];
  readonly onAdd: (numbers: readonly string[]) => void;
}

/** Numbers typed or pasted, to be added to those that are chosen; what is not understood, has no room or is not taken stays. */
export function NumberEntry({ play, closed, chosen, onAdd }: Props) {
  const { t } = useTranslation('lottery');
  const { numbers: written } = useText();
  const field = useEntryField();
  const [entry, setEntry] = useState(() => readEntry(play, ''));
  const [added, setAdded] = useState<readonly string[]>([]);
  const { text, bets, faults, rest } = entry;
  const notTaken = bets.filter((number) => closed.includes(number));
  const { fitting, others } = fittingNumbers(chosen, takenOf(bets, closed));
  const left = [...others, ...rest];
  const change = (next: string) => {
    setEntry(readEntry(play, next));
    setAdded([]);
  };
  const add = (press: MouseEvent) => {
    onAdd(fitting);
    change([...notTaken, ...left, ...faults].join('\n'));
    setAdded(fitting);
    field.focusByKey(press);
  };
  const removeFaults = () => {
    change(withoutFaults(play, text, faults));
    field.focus();
  };
  const facts = [
    ...(added.length > 0 ? [t('numbers.added', { numbers: written(added) })] : []),
    ...(notTaken.length > 0 ? [t('blocked.closed', { numbers: written(notTaken) })] : []),
    ...(left.length > 0 ? [t('numbers.tooMany', { count: typedBetsLimit })] : []),
  ];
  return (
    <div ref={field.entry} className={styles.typed}>
      <TextAreaField
        label={t('typed.label')}
        hint={t('typed.hintDigits', { range: exampleRange(play) })}
        value={text}
        rows={3}
        inputMode="text"
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
      />
      <p className={styles.facts} role="status">
        {facts.join(' · ')}
      </p>
      <Faults faults={faults} onRemove={removeFaults} />
      <div>
        <Button keepsFocus isDisabled={fitting.length === 0} onClick={add}>
          {t('numbers.add', { count: fitting.length })}
        </Button>
      </div>
    </div>
  );
}
