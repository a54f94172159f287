import { act } from '@testing-library/react';

/** Until a call that is due has been answered. */
export const pause = () => act(() => new Promise<void>((resume) => setTimeout(resume)));
