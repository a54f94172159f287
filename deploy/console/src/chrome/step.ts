import { i18n } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { ConsoleError } from '../api/console-call.ts';

const keyOf = ({ code }: ConsoleError): string => `console:error.${code.replaceAll('.', '_')}`;

export function showError(cause: Error): void {
  const isKnown = cause instanceof ConsoleError;
  const key = isKnown ? [keyOf(cause)] : [];
  toast.show({ tone: 'danger', title: i18n.t([...key, 'console:error.other'], isKnown ? { ...cause.values } : {}) });
}

/** The message of an error: the console's text for its code, or else the operator's own. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof ConsoleError)
    return i18n.t([keyOf(cause), 'console:error.refused'], { ...cause.values, answer: cause.message });
  // Unexpected, or the network failed: log the details.
  console.error('[console]', cause);
  return i18n.t('console:error.unreachable');
}

/** Mutation options that show what was done, or that somebody else was faster. */
export const resultToasts = (done: string) => ({
  onSuccess: ({ isChanged }: { isChanged: boolean }) =>
    toast.show(isChanged ? { tone: 'ok', title: done } : { tone: 'info', title: i18n.t('console:step.before') }),
  onError: showError,
});
