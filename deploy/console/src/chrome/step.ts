import { i18n } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { ConsoleError } from '../api/console-call.ts';

const keyOf = ({ code }: ConsoleError): string => `console:error.${code.replaceAll('.', '_')}`;

export function saysError(cause: Error): void {
  const key = cause instanceof ConsoleError ? [keyOf(cause)] : [];
  toast.show({ tone: 'danger', title: i18n.t([...key, 'console:error.other']) });
}

/** Why one of several calls did not work: in the console's words, or else as the operator put it. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof ConsoleError) return i18n.t([keyOf(cause), 'console:error.refused'], { answer: cause.message });
  // Nobody foresaw it, or the network is away: the details are for whoever looks into it.
  console.error('[console]', cause);
  return i18n.t('console:error.unreachable');
}

/** Options of a step: says what was done, also when somebody else was quicker. */
export const says = (done: string) => ({
  onSuccess: ({ isChanged }: { isChanged: boolean }) =>
    toast.show(isChanged ? { tone: 'ok', title: done } : { tone: 'info', title: i18n.t('console:step.before') }),
  onError: saysError,
});
