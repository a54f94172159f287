import { useTranslation } from '@tessera/shared/i18n';
import type { Play, Selection } from '@tessera/shared/lottery';
import { Button } from '@tessera/shared/ui/button';
import { TextAreaField } from '@tessera/shared/ui/field';
import { type MouseEvent, useState } from 'react';
import { readRows, typedRowCount, withoutRowFaults } from '../../model/row-text.ts';
import { useText } from '../text/use-text.ts';
import { Faults } from './faults.tsx';
import styles from './typed-bets.module.css';
import { useEntryField } from './use-entry-field.ts';

export interface RowEntryProps {
  readonly play: Play;
  /** Numbers that are not taken. */
  readonly closed: readonly string[];
  readonly selection: Selection;
  readonly onChoose: (selection: Selection) => void;
}

/** Numbers typed or pasted for the rows of a play, added to what is chosen; what is not understood is named and stays. */
export default function RowEntryForm({ play, closed, selection, onChoose }: RowEntryProps) {
  const { t } = useTranslation('lottery');
  const [text, setText] = useState('');
  const [added, setAdded] = useState('');
  const { numbers: written, selection: writtenRows } = useText();
  const field = useEntryField();
  const { count, faults, faultText, ...read } = readRows(play, text, selection, closed);
  const change = (next: string) => {
    setText(next);
    setAdded('');
  };
  const notTaken = read.closed.length > 0 ? [t('blocked.closed', { numbers: written(read.closed) })] : [];
  const add = (press: MouseEvent) => {
    onChoose(read.selection);
    setText(faultText);
    const numbers = writtenRows({ kind: play.game, playCode: play.code, numbers: read.typed });
    setAdded([t('numbers.added', { numbers }), ...notTaken].join(' · '));
    field.focusByKey(press);
  };
  const removeFaults = () => {
    change(withoutRowFaults(play, text));
    field.focus();
  };
  return (
    <div ref={field.entry} className={styles.form}>
      <TextAreaField
        label={t('typed.label')}
        hint={t(typedRowCount(play) > 1 ? 'typed.hintRows' : 'typed.hintRow')}
        value={text}
        rows={3}
        inputMode="text"
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
      />
      <p className={styles.facts} role="status">
        {[added, ...notTaken].filter(Boolean).join(' · ')}
      </p>
      <Faults faults={faults} onRemove={removeFaults} />
      <div>
        <Button keepsFocus isDisabled={count === 0} onClick={add}>
          {t('numbers.add', { count })}
        </Button>
      </div>
    </div>
  );
}
