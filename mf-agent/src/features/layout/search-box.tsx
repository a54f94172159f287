import { useTranslation } from '@tessera/shared/i18n';
import { CloseIcon, SearchIcon } from '@tessera/shared/ui/icons';
import styles from './search-box.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A search in a panel's head: 36 pixels, its name inside. */
export function SearchBox({ label, value, onChange }: Props) {
  const { t } = useTranslation('agent');
  return (
    <div className={styles.box}>
      <SearchIcon aria-hidden size={17} />
      <input
        type="text"
        inputMode="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button type="button" className={styles.clear} aria-label={t('search.clear')} onClick={() => onChange('')}>
          <CloseIcon aria-hidden size={15} />
        </button>
      )}
    </div>
  );
}
