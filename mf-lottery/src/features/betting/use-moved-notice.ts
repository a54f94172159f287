import { useTranslation } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { useEffect, useRef } from 'react';
import { shortIssue } from '../text/use-text.ts';

/** Says that the chosen numbers count for the next draw when the one that they were picked in has closed. */
export function useMovedNotice(issue: string | undefined, hasNumbers: boolean): void {
  const { t } = useTranslation('lottery');
  const before = useRef(issue);
  useEffect(() => {
    const last = before.current;
    before.current = issue;
    if (!hasNumbers || !last || !issue || last === issue) return;
    toast.show({
      id: 'lottery-moved',
      tone: 'info',
      title: t('panel.moved', { issue: shortIssue(issue) }),
      detail: t('panel.movedDetail', { issue: shortIssue(last) }),
    });
  }, [issue, hasNumbers, t]);
}
