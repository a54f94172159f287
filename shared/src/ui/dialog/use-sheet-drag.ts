import { type PointerEvent, type RefObject, useRef } from 'react';

const closeAfterPixels = 96;

/** Lets a sheet be pulled down by its handle: it follows the finger, and closes past 96 pixels. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const startY = useRef<number | undefined>(undefined);
  const place = (offset: number) =>
    sheet.current?.style.setProperty('translate', offset > 0 ? `0 ${offset}px` : 'none');
  const pulled = (event: PointerEvent) => (startY.current === undefined ? 0 : event.clientY - startY.current);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startY.current !== undefined) place(pulled(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const offset = pulled(event);
      startY.current = undefined;
      if (offset > closeAfterPixels) onClose();
      else place(0);
    },
    onPointerCancel: () => {
      startY.current = undefined;
      place(0);
    },
  };
}
