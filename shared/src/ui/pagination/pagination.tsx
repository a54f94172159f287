import { formatCount } from '../../format/separators.ts';
import { useTranslation } from '../../i18n/index.ts';
import { IconButton } from '../button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/glyphs.ts';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Total number of entries. */
  readonly total: number;
  readonly onChange: (page: number) => void;
}

export function Pagination({ page, pageSize, total, onChange }: PaginationProps) {
  const { t, i18n } = useTranslation('ui');
  const count = Math.max(1, Math.ceil(total / pageSize));
  const written = (value: number) => formatCount(value, i18n.language);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <nav aria-label={t('pagination.label')} className={styles.pagination}>
      <p className={styles.summary}>
        {t('pagination.summary', {
          total: written(total),
          from: written(from),
          to: written(Math.min(total, page * pageSize)),
        })}
      </p>
      <div className={styles.pages}>
        <IconButton
          label={t('pagination.previous')}
          icon={<ChevronLeftIcon />}
          isDisabled={page <= 1}
          onClick={() => onChange(page - 1)}
        />
        {pageNumbers(page, count).map((entry) =>
          typeof entry === 'number' ? (
            <button
              key={entry}
              type="button"
              className={styles.page}
              aria-label={t('pagination.page', { page: written(entry) })}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => onChange(entry)}
            >
              {written(entry)}
            </button>
          ) : (
            <span key={entry} className={styles.gap} aria-hidden="true">
              …
            </span>
          ),
        )}
        <IconButton
          label={t('pagination.next')}
          icon={<ChevronRightIcon />}
          isDisabled={page >= count}
          onClick={() => onChange(page + 1)}
        />
      </div>
    </nav>
  );
}
