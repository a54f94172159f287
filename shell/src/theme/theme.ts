import { readStored, writeStored } from '@tessera/shared/session';
import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

const preference = matchMedia('(prefers-color-scheme: light)');
const watchers = new Set<() => void>();

/** The chosen theme, else the system's. */
export function currentTheme(): Theme {
  return readStored('theme') ?? (preference.matches ? 'light' : 'dark');
}

function show(): void {
  document.documentElement.dataset.theme = currentTheme();
  for (const watcher of watchers) watcher();
}

export function chooseTheme(theme: Theme): void {
  writeStored('theme', theme);
  show();
}

/** Shows the theme, and keeps following the system until a choice is made. */
export function followTheme(): void {
  preference.addEventListener('change', show);
  show();
}

export function useTheme(): Theme {
  return useSyncExternalStore((changed) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  }, currentTheme);
}
