import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { CloseIcon } from '@tessera/shared/ui/icons';
import { useRef, useState } from 'react';
import { longestAccountName } from '../../model/record-filter.ts';
import styles from './records.module.css';

interface Props {
  readonly account: string | undefined;
  readonly isUnknown: boolean;
  readonly onChange: (account: string | undefined) => void;
}

/** The name of one account of the team, asked for when it is complete: with Enter, or when the field is left. */
export function AccountField({ account = '', isUnknown, onChange }: Props) {
  const { t } = useTranslation('agent');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(account);
  const [shown, setShown] = useState(account);
  // A name from elsewhere, such as a link in the table, replaces what was typed.
  if (shown !== account) {
    setShown(account);
    setText(account);
  }
  const take = (name: string) => {
    if (name.trim() !== account) onChange(name.trim() || undefined);
  };
  return (
    <form
      className={styles.account}
      onSubmit={(event) => {
        event.preventDefault();
        take(text);
      }}
    >
      <TextField
        ref={input}
        label={t('records.account')}
        placeholder={t('records.wholeTeam')}
        inputMode="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestAccountName}
        hasMessage={false}
        {...(isUnknown && text.trim() === account ? { error: t('records.unknownAccount') } : {})}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => take(text)}
        trailing={
          text && (
            <IconButton
              size="small"
              label={t('records.clearAccount')}
              icon={<CloseIcon />}
              onClick={() => {
                setText('');
                take('');
                // The button goes with the text.
                input.current?.focus();
              }}
            />
          )
        }
      />
    </form>
  );
}
