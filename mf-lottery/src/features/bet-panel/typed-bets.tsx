import { useTranslation } from '@tessera/shared/i18n';
import { type Play, typedBetsLimit } from '@tessera/shared/lottery';
import { TextAreaField } from '@tessera/shared/ui/field';
import { useEffect, useRef, useState } from 'react';
import { exampleRange, readTyped, typesDigits, withoutFaults } from '../../model/typed-bets.ts';
import { Faults } from './faults.tsx';
import styles from './typed-bets.module.css';

interface Props {
  readonly play: Play;
  /** Those of the draft: others than the text has where they were bet, cleared, or came from elsewhere. */
  readonly bets: readonly string[];
  readonly onBets: (bets: readonly string[]) => void;
}

/** A text with what it comes to: thousands of bets are read once. */
const entryOf = (play: Play, text: string) => ({ text, ...readTyped(play, text) });

/** Bets as text: what is understood is counted at once, and what is not is named and stays. */
export function TypedBets({ play, bets: ofDraft, onBets }: Props) {
  const { t } = useTranslation('lottery');
  const [entry, setEntry] = useState(() => entryOf(play, ''));
  const { text, bets, faults, twice, rest } = entry;
  const field = useRef<HTMLDivElement>(null);
  const reported = useRef<readonly string[]>([]);
  // What was not understood stays.
  useEffect(() => {
    const isOwn = ofDraft === reported.current || (ofDraft.length === 0 && reported.current.length === 0);
    reported.current = ofDraft;
    if (!isOwn) setEntry((now) => entryOf(play, [...ofDraft, ...now.faults].join('\n')));
  }, [ofDraft, play]);
  const change = (next: string) => {
    const read = entryOf(play, next);
    setEntry(read);
    reported.current = read.bets;
    onBets(read.bets);
  };
  const removeFaults = () => {
    change(withoutFaults(play, text, faults));
    // The button is gone.
    field.current?.querySelector('textarea')?.focus();
  };
  const facts = [
    t('typed.counted', { count: bets.length }),
    ...(twice > 0 ? [t('typed.twice', { count: twice })] : []),
    ...(rest.length > 0 ? [t('typed.tooMany', { count: typedBetsLimit })] : []),
  ];
  return (
    <div ref={field} className={styles.typed}>
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
      <Faults faults={faults} onRemove={removeFaults} />
    </div>
  );
}
