const KEY = 'console.signedIn';

/**
 * Whether a session may exist. On a first visit the console need not ask the operator only to be refused; if storage
 * is blocked, it asks.
 */
export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return true;
  }
}

export function storeSeenSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: the next visit asks the operator.
  }
}
