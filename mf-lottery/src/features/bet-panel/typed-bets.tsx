import { useTranslation } from '@tessera/shared/i18n';
import { type Play, typedBetsLimit } from '@tessera/shared/lottery';
import { TextAreaField } from '@tessera/shared/ui/field';
import { useEffect, useRef, useState } from 'react';
import { exampleRange, readTyped, typesDigits, withoutFaults } from '../../model/typed-bets.ts';
import { Faults } from './faults.tsx';
import styles from './typed-bets.module.css';

interface Props {
  readonly play: Play;
  /** Whether the draft has no bets: it was bet or cleared. */
  readonly isEmpty: boolean;
  readonly onBets: (bets: readonly string[]) => void;
}

/** A text with what it comes to: thousands of bets are read once. */
const entryOf = (play: Play, text: string) => ({ text, ...readTyped(play, text) });

/** Bets as text: what is understood is counted at once, and what is not is named and stays. */
export function TypedBets({ play, isEmpty, onBets }: Props) {
  const { t } = useTranslation('lottery');
  const [entry, setEntry] = useState(() => entryOf(play, ''));
  const { text, bets, faults, twice, isTooMany } = entry;
  const hadBets = useRef(false);
  // What was bet or cleared is gone from the text too; what was not understood stays.
  useEffect(() => {
    if (isEmpty && hadBets.current) setEntry((now) => entryOf(play, now.faults.join('\n')));
    hadBets.current = !isEmpty;
  }, [isEmpty, play]);
  const change = (next: string) => {
    const read = entryOf(play, next);
    setEntry(read);
    onBets(read.bets);
  };
  const facts = [
    t('typed.counted', { count: bets.length }),
    ...(twice > 0 ? [t('typed.twice', { count: twice })] : []),
    ...(isTooMany ? [t('typed.tooMany', { count: typedBetsLimit })] : []),
  ];
  return (
    <div className={styles.typed}>
      <TextAreaField
        label={t('typed.label')}
        hint={typesDigits(play) ? t('typed.hintDigits', { range: exampleRange(play) }) : t('typed.hintPairs')}
        value={text}
        rows={5}
        inputMode="text"
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
      />
      <p className={styles.facts} role="status">
        {facts.join(' · ')}
      </p>
      <Faults faults={faults} onRemove={() => change(withoutFaults(play, text, faults))} />
    </div>
  );
}
