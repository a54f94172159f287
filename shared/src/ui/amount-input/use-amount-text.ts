import { type ChangeEvent, type CompositionEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Currency } from '../../money/money.ts';
import { caretAfter, parseAmount, writeAmount } from './parse-amount.ts';

interface AmountText {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly isComposing: boolean;
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
  const [text, setText] = useState(() => writeAmount(minor, currency, language));
  // A new value from outside (a quick amount, a reset) replaces the text; "12." and "12" are the same value, so the
  // text stays.
  const isInStep = isComposing || parseAmount(text, currency, language).minor === minor;
  const shown = isInStep ? text : writeAmount(minor, currency, language);

  const take = (raw: string, figuresBefore: number) => {
    const typed = parseAmount(raw, currency, language);
    caret.current = caretAfter(figuresBefore, typed.text);
    setText(typed.text);
    if (typed.minor !== minor) onMinor(typed.minor);
  };
  const read = (element: HTMLInputElement) => {
    const end = element.selectionEnd ?? element.value.length;
    const isAtEnd = end === element.value.length;
    take(element.value, isAtEnd ? Number.POSITIVE_INFINITY : element.value.slice(0, end).replace(/\D/g, '').length);
  };

  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  return {
    input,
    text: shown,
    isComposing,
    onChange: (event) => {
      if ((event.nativeEvent as InputEvent).isComposing) setText(event.target.value);
      else read(event.target);
    },
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: (event) => {
      setComposing(false);
      read(event.currentTarget);
    },
  };
}
