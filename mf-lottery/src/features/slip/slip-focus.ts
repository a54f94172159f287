/** The slip beside the panel, and the button that opens it where there is no room for it. */
export const slipPlaces = { region: 'lottery-slip', button: 'lottery-slip-button' } as const;

/** The one of them that is shown takes the focus. */
export function focusSlip(): void {
  for (const id of [slipPlaces.region, slipPlaces.button]) {
    const place = document.getElementById(id);
    place?.focus({ preventScroll: true });
    if (place && place === document.activeElement) return;
  }
}
