/** Whether what had the focus is gone: it is then on the page, or on the frame of the dialog or centre around. */
export const isFocusLost = (): boolean => document.activeElement?.matches('body, [role$="dialog"]') ?? true;
