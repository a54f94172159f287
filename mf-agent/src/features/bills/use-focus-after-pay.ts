import { useCallback, useEffect, useRef } from 'react';
import type { Bill, BillRecord } from '../../model/bills.ts';

/** A bill that is paid loses its button: the focus goes to its amount, or where it has left the list, to the first one. */
export function useFocusAfterPay({ list }: Pick<BillRecord, 'list'>) {
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    const table = root.current;
    if (pressed.current === undefined || !document.activeElement?.contains(table)) return;
    const amounts = [...(table?.querySelectorAll<HTMLElement>('[data-bill]') ?? [])];
    (amounts.find(({ dataset }) => dataset.bill === pressed.current) ?? amounts[0])?.focus();
    pressed.current = undefined;
  }, [list]);
  const note = useCallback(({ id }: Bill) => {
    pressed.current = id;
  }, []);
  return { root, note };
}
