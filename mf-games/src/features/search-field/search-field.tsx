import { useTranslation } from '@tessera/shared/i18n';
import { useLocation } from '@tessera/shared/router';
import { IconButton } from '@tessera/shared/ui/button';
import { CloseIcon, SearchIcon } from '@tessera/shared/ui/icons';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { isSlashPress } from '../../model/slash-press.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** What is searched for. */
  readonly text: string;
  /** Every keystroke, also within a syllable that is still being composed. */
  readonly onType: (text: string) => void;
  /** At the field's right end. */
  readonly children?: ReactNode;
}

/** Search as you type. The field keeps its own text, so that nothing disturbs an input method at work. */
export function SearchField({ text, onType, children }: SearchFieldProps) {
  const { t } = useTranslation('games');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Only what was not typed here is written: a chip was cleared, or somebody went back.
    if (input.current && input.current.value !== text) input.current.value = text;
  }, [text]);
  useFocusOnRequest(input);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know <search>
    <div className={styles.well} role="search">
      <SearchIcon aria-hidden size={18} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        defaultValue={text}
        maxLength={60}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Escape during composition belongs to the input method.
          if (event.key !== 'Escape' || event.nativeEvent.isComposing || !event.currentTarget.value) return;
          event.preventDefault();
          event.currentTarget.value = '';
          onType('');
        }}
      />
      {text ? (
        <IconButton
          size="small"
          label={t('search.clear')}
          icon={<CloseIcon aria-hidden />}
          onClick={() => {
            if (!input.current) return;
            input.current.value = '';
            input.current.focus();
            onType('');
          }}
        />
      ) : (
        <kbd className={styles.key}>/</kbd>
      )}
      {children}
    </div>
  );
}

/** The header's search button and the slash key both lead here. */
function useFocusOnRequest(input: RefObject<HTMLInputElement | null>): void {
  const { state, key } = useLocation();
  const isRequested = (state as { focusSearch?: boolean } | null)?.focusSearch === true;
  useEffect(() => {
    if (isRequested) input.current?.focus();
  }, [isRequested, key, input]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSlashPress(event)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [input]);
}
