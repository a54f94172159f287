import { useLanguage } from '@tessera/shared/i18n';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useCountries } from '../../api/registration.ts';
import { type Country, countriesIn, searchCountries } from '../../model/countries.ts';

/** Keys that open the closed list, as of any combobox without a text of its own. */
const opening: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter'];
/** Spec §4: a press on a row arrives after the field has lost the focus. */
const closesAfterBlurMs = 200;

interface Options {
  readonly chosen: string | undefined;
  readonly onChoose: (country: Country) => void;
}

/** A list that opens when its field is focused, is searched by typing, and closes 200 ms after the focus has gone. */
export function useCountryList({ chosen, onChoose }: Options) {
  const language = useLanguage();
  const { data: items, isError, isFetching, refetch } = useCountries();
  const countries = useMemo(() => countriesIn(language, items ?? []), [language, items]);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const found = useMemo(() => searchCountries(countries, typed), [countries, typed]);

  const close = () => {
    clearTimeout(closing.current);
    setOpen(false);
    setTyped('');
  };
  const open = () => {
    clearTimeout(closing.current);
    if (isError) void refetch();
    setActive(
      Math.max(
        0,
        countries.findIndex(({ countryCode }) => countryCode === chosen),
      ),
    );
    setOpen(true);
  };
  const choose = (country: Country) => {
    close();
    onChoose(country);
  };
  const search = (text: string) => {
    setTyped(text);
    setActive(0);
    setOpen(true);
  };
  const steps: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (isOpen ? setActive(Math.min(active + 1, found.length - 1)) : open()),
    ArrowUp: () => (isOpen ? setActive(Math.max(active - 1, 0)) : open()),
    Home: () => setActive(0),
    End: () => setActive(found.length - 1),
    Enter: () => (isOpen ? found[active] && choose(found[active]) : open()),
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The next field is the number; the list must not be in the way of it.
    if (event.key === 'Tab') return close();
    const step = steps[event.key];
    if (!step || (!isOpen && !opening.includes(event.key))) return;
    // Enter must not send the form, and Escape must not close the dialog beneath the list.
    event.preventDefault();
    event.stopPropagation();
    step();
  };
  return {
    /** Why the list may be empty. */
    state: items ? ('ready' as const) : isFetching ? ('loading' as const) : ('failed' as const),
    found,
    isOpen,
    typed,
    active,
    choose,
    field: {
      onFocus: open,
      onBlur: () => {
        closing.current = setTimeout(close, closesAfterBlurMs);
      },
      onChange: ({ target }: { target: { value: string } }) => search(target.value),
      onClick: () => !isOpen && open(),
      onKeyDown,
    },
  };
}
