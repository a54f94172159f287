import { useTranslation } from '@tessera/shared/i18n';
import type { Play, Selection } from '@tessera/shared/lottery';
import { Button } from '@tessera/shared/ui/button';
import { Chip } from '@tessera/shared/ui/chip';
import { TextAreaField } from '@tessera/shared/ui/field';
import { useState } from 'react';
import { readRows, typedRowCount } from '../../model/row-text.ts';
import { Faults } from './faults.tsx';
import styles from './typed-bets.module.css';

interface Props {
  readonly play: Play;
  readonly selection: Selection;
  readonly onChoose: (selection: Selection) => void;
}

/** Numbers typed or pasted for the rows of a play, added to what is chosen; what is not understood is named and stays. */
export function RowEntry({ play, selection, onChoose }: Props) {
  const { t } = useTranslation('lottery');
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const { count, faults, faultText, ...read } = readRows(play, text, selection);
  const add = () => {
    onChoose(read.selection);
    setText(faultText);
  };
  return (
    <div className={styles.typed}>
      <div>
        <Chip isSelected={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('numbers.tool.typed')}
        </Chip>
      </div>
      {isOpen && (
        <>
          <TextAreaField
            label={t('typed.label')}
            hint={t(typedRowCount(play) > 1 ? 'typed.hintRows' : 'typed.hintRow')}
            value={text}
            rows={3}
            inputMode="text"
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <Faults faults={faults} onRemove={() => setText(withoutParts(text, faults))} />
          <div>
            <Button isDisabled={count === 0} onClick={add}>
              {t('numbers.add', { count })}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** The text without the parts that are no number. */
function withoutParts(text: string, faults: readonly string[]): string {
  const wrong = new Set(faults);
  return text.replace(/[^\s,;.|/[\]]+/g, (part) => (wrong.has(part.normalize('NFKC')) ? '' : part)).trim();
}
