import { readStored, writeStored } from '@tessera/shared/session';
import { createStore } from '@tessera/shared/store';

export type Theme = 'dark' | 'light';

const preference = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)');
const theme = createStore<Theme>(readTheme, { rendered: 'dark' });

/** The chosen theme, else the system's. */
function readTheme(): Theme {
  return readStored('theme') ?? (preference().matches ? 'light' : 'dark');
}

function show(): void {
  theme.set(readTheme());
  document.documentElement.dataset.theme = theme.get();
}

export function chooseTheme(chosen: Theme): void {
  writeStored('theme', chosen);
  show();
}

/** Applies the theme, and follows the system's until one is chosen. */
export function followTheme(): void {
  preference().addEventListener('change', show);
  show();
}

/** Calls back after each change. */
export const onThemeChange = theme.subscribe;

export const useTheme = (): Theme => theme.use();
