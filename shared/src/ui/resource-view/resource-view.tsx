import type { ReactNode } from 'react';
import { isCallMissing } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { OfflineIcon, RetryIcon } from '../icons/glyphs.ts';
import { useCalmLoading } from '../skeleton/use-calm-loading.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type Resource, resourceState } from './resource.ts';
import styles from './resource-view.module.css';

export interface ResourceViewProps<T> {
  readonly resource: Resource<T>;
  /** In the shape and size of the content. */
  readonly skeleton: ReactNode;
  /** Whether there is nothing to show; by default for an empty array. */
  readonly isEmpty?: (value: T) => boolean;
  readonly empty?: ReactNode;
  /** Instead of the standard error with retry, and of the text where the operator has no such call. */
  readonly failed?: (failure: { cause: unknown; retry: () => void; isRetrying: boolean }) => ReactNode;
  readonly children: (value: T) => ReactNode;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** The four states of anything fetched: loading, failed with retry, empty, ready. */
export function ResourceView<T>({
  resource,
  skeleton,
  isEmpty = isEmptyList,
  empty,
  failed,
  children,
}: ResourceViewProps<T>) {
  const { t } = useTranslation('ui');
  const state = resourceState(resource);
  const loading = useCalmLoading(state.status === 'loading');

  if (loading !== 'done' || state.status === 'loading') {
    // While waiting, the invisible skeleton already reserves its space, so that nothing jumps.
    return (
      <div aria-busy="true" className={loading === 'showing' ? undefined : styles.waiting}>
        <VisuallyHidden>{t('resource.loading')}</VisuallyHidden>
        {skeleton}
      </div>
    );
  }
  if (state.status === 'failed') {
    const retry = () => void state.retry();
    const isRetrying = state.isRetrying ?? false;
    if (failed) return failed({ cause: state.cause, retry, isRetrying });
    if (isCallMissing(state.cause)) return <EmptyState title={t('resource.unavailable')} />;
    return (
      <div role="alert">
        <EmptyState
          icon={<OfflineIcon />}
          title={t('resource.failed')}
          detail={t('resource.failedDetail')}
          actions={
            <Button icon={<RetryIcon />} isBusy={isRetrying} onClick={retry}>
              {t('action.retry')}
            </Button>
          }
        />
      </div>
    );
  }
  if (isEmpty(state.value)) return empty ?? <EmptyState title={t('resource.empty')} />;
  return children(state.value);
}
