import { SearchBox } from '../layout/search-box.tsx';
import { useSearchText } from '../layout/use-search-text.ts';

interface Props {
  readonly label: string;
  /** What the address names. */
  readonly keyword: string | undefined;
  readonly onChange: (keyword: string | undefined) => void;
}

/** A search by name; it goes into the address once typing pauses. */
export function NameSearch({ label, keyword = '', onChange }: Props) {
  const { text, setText } = useSearchText(keyword, (settled) => onChange(settled || undefined));
  return <SearchBox label={label} value={text} onChange={setText} />;
}
