import { type ChangeEvent, type CompositionEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Currency } from '../../money/money.ts';
import { caretAfter, writeAmount } from './parse-amount.ts';
import { type AmountFault, type ReadAmount, readChange } from './read-amount.ts';

interface AmountText {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** What keeps the text from being an amount; it stays as it was typed. */
  readonly fault: AmountFault | undefined;
  readonly isComposing: boolean;
  readonly clear: () => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionStart: () => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/**
 * Keeps the text and the value of an amount in sync, preserves the caret, and does not interfere with an input
 * method.
 */
export function useAmountText(
  minor: number | undefined,
  onMinor: (minor: number | undefined) => void,
  currency: Currency,
  language: string,
): AmountText {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);
  const [isComposing, setComposing] = useState(false);
  const written = (): ReadAmount => ({ text: writeAmount(minor, currency, language), minor, isRaw: false });
  const [typed, setTyped] = useState(written);
  const [composed, setComposed] = useState('');
  // A new value from outside (a quick amount, a reset) replaces the text; "12." and "12" are the same value, so the
  // text stays.
  const current = typed.minor === minor ? typed : written();

  const take = (raw: string, caretOf: (text: string) => number) => {
    const next = readChange(current, raw, currency, language);
    caret.current = next.isRaw ? undefined : caretOf(next.text);
    setTyped(next);
    if (next.minor !== minor) onMinor(next.minor);
  };
  const read = (element: HTMLInputElement) => {
    const end = element.selectionEnd ?? element.value.length;
    const isAtEnd = end === element.value.length;
    const figures = element.value.slice(0, end).replace(/\D/g, '').length;
    take(element.value, (text) => caretAfter(isAtEnd ? Number.POSITIVE_INFINITY : figures, text));
  };

  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  return {
    input,
    text: isComposing ? composed : current.text,
    fault: isComposing ? undefined : current.fault,
    isComposing,
    clear: () => {
      setTyped({ text: '', minor: undefined, isRaw: false });
      onMinor(undefined);
      input.current?.focus();
    },
    onChange: (event) => {
      if ((event.nativeEvent as InputEvent).isComposing) setComposed(event.target.value);
      else read(event.target);
    },
    onCompositionStart: () => {
      setComposed(current.text);
      setComposing(true);
    },
    onCompositionEnd: (event) => {
      setComposing(false);
      read(event.currentTarget);
    },
  };
}
