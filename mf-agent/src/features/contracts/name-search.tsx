import { useEffect, useRef, useState } from 'react';
import { SearchBox } from '../layout/search-box.tsx';
import { useQuietText } from '../layout/use-quiet-text.ts';

interface Props {
  readonly label: string;
  /** What the address names. */
  readonly keyword: string | undefined;
  readonly onChange: (keyword: string | undefined) => void;
}

/** A search by name; it goes into the address once typing pauses. */
export function NameSearch({ label, keyword = '', onChange }: Props) {
  const [text, setText] = useState(keyword);
  const settled = useQuietText(text);
  const sent = useRef(keyword);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (settled === sent.current) return;
    sent.current = settled;
    latest.current(settled || undefined);
  }, [settled]);
  // An address from elsewhere, such as a cleared filter, replaces what was typed.
  useEffect(() => {
    if (keyword === sent.current) return;
    sent.current = keyword;
    setText(keyword);
  }, [keyword]);
  return <SearchBox label={label} value={text} onChange={setText} />;
}
