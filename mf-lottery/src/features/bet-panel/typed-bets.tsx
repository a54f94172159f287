import { useTranslation } from '@tessera/shared/i18n';
import { type Play, typedBetsLimit } from '@tessera/shared/lottery';
import { TextAreaField } from '@tessera/shared/ui/field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { exampleRange, readEntry, typesDigits, withoutFaults } from '../../model/typed-bets.ts';
import { Faults } from './faults.tsx';
import styles from './typed-bets.module.css';
import { useEntryField } from './use-entry-field.ts';

interface Props {
  readonly play: Play;
  /** The bets of the draft. They differ from the text after they were bet or cleared, or when they came from the slip. */
  readonly bets: readonly string[];
  /** Also with how many parts are not understood. */
  readonly onBets: (bets: readonly string[], notUnderstood: number) => void;
}

/** Bets as text: what is understood is counted at once, and what is not is named and stays. */
export function TypedBets({ play, bets: ofDraft, onBets }: Props) {
  const { t } = useTranslation('lottery');
  const [entry, setEntry] = useState(() => readEntry(play, ''));
  const { text, bets, faults, twice, rest } = entry;
  const field = useEntryField();
  const reported = useRef<readonly string[]>([]);
  const change = (next: string) => {
    const read = readEntry(play, next);
    setEntry(read);
    reported.current = read.bets;
    onBets(read.bets, read.faults.length);
  };
  /** Takes over what the draft has from elsewhere. What was not understood stays, and so do bets that one bet had no room for. */
  const takeOver = useEffectEvent(() => {
    const isOwn = ofDraft === reported.current || (ofDraft.length === 0 && reported.current.length === 0);
    reported.current = ofDraft;
    if (isOwn) return;
    // They are next once the bets before them are bet.
    if (ofDraft.length === 0 && rest.length > 0) change([...rest, ...faults].join('\n'));
    else setEntry(readEntry(play, [...ofDraft, ...faults].join('\n')));
  });
  useEffect(() => takeOver(), [ofDraft, play]);
  const removeFaults = () => {
    change(withoutFaults(play, text, faults));
    // The button is gone.
    field.focus();
  };
  const facts = [
    t('typed.counted', { count: bets.length }),
    ...(twice > 0 ? [t('typed.twice', { count: twice })] : []),
    ...(rest.length > 0 ? [t('typed.tooMany', { count: typedBetsLimit })] : []),
  ];
  return (
    <div ref={field.entry} className={styles.typed}>
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
