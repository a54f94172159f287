import { isUnresolved, type MoneyRequestStatus } from '@tessera/shared/api/money-request';
import { useTranslation } from '@tessera/shared/i18n';
import { useLocation, useNavigate, useSearchParams } from '@tessera/shared/router';
import { Button } from '@tessera/shared/ui/button';
import { classNames } from '@tessera/shared/ui/class-names';
import { AlertIcon } from '@tessera/shared/ui/icons';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { createContext, type FormEvent, type ReactNode, type Ref, useContext } from 'react';
import { type RequestFilter, readRequestFilter, writeRequestAddress } from '../../model/request-filter.ts';
import styles from './money-page.module.css';
import { headingOf, useNextStep } from './use-next-step.ts';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** The one that counts: larger, under a line. */
  readonly isSum?: boolean;
  readonly className?: string;
}

/** What belongs together as pairs: label left, value right. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, isSum, className }) => (
        <div key={label} className={classNames(styles.fact, isSum && styles.sum, className)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A quiet card of a money page; its heading is the next level below the page's own. */
export function SidePanel({ title, className, children }: Props) {
  return (
    <section className={classNames(styles.panel, className)} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

interface ActionPanelProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** What the phone's bar says of the sum below its label, line by line: fee and arrival, a bonus. */
  readonly notes: readonly string[];
  readonly formId: string;
  /** The button repeats the amount. */
  readonly action: string;
  readonly status: MoneyRequestStatus;
  readonly isDisabled?: boolean;
  /** Why the operator refused, or what came of the last request. */
  readonly message?: string;
}

/** What the form does: sends, or while the outcome of the last request is unknown, checks that one, whatever is filled in. */
export const submitOrCheck =
  (status: MoneyRequestStatus, check: () => Promise<void>, submit: (event: FormEvent) => Promise<void>) =>
  (event: FormEvent): void => {
    if (isUnresolved(status)) event.preventDefault();
    void (isUnresolved(status) ? check() : submit(event));
  };

/** What it comes to, and the view's one filled button; on a phone the bar at the foot keeps the sum and the button. */
export function ActionPanel({ title, facts, notes, formId, action, status, isDisabled, message }: ActionPanelProps) {
  const { t } = useTranslation('wallet');
  const last = facts.findIndex(({ isSum }) => isSum);
  return (
    <section className={styles.actionPanelPanel} aria-label={title}>
      <h2 className={styles.actionPanelTitle}>{title}</h2>
      <Facts facts={facts.map((fact, at) => (at === last ? fact : { ...fact, className: styles.detail }))} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {message && (
        <p className={styles.refusal} role="alert">
          <AlertIcon aria-hidden size={17} />
          {message}
        </p>
      )}
      <Button
        type="submit"
        form={formId}
        variant="primary"
        size="large"
        isWide
        className={styles.action}
        isBusy={status === 'sending' || status === 'checking'}
        keepsFocus
        isDisabled={isDisabled && !isUnresolved(status)}
      >
        {isUnresolved(status) ? t(status === 'unknown' ? 'requests.check' : 'requests.checking') : action}
      </Button>
    </section>
  );
}

interface ColumnsProps {
  readonly main: ReactNode;
  /** Amounts and the button: at the side, on a phone the bar at the foot. */
  readonly summary?: ReactNode;
  readonly aside?: ReactNode;
}

/** Two columns: what is done, and what it comes to. */
export function Columns({ main, summary, aside }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{main}</div>
      {summary && <div className={styles.summary}>{summary}</div>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** A money page to come: the form's shape left, the sum's right. */
export function MoneyFormSkeleton() {
  return (
    <Columns
      main={
        <div className={styles.skeletonMain}>
          <Skeleton width={64} height={16} />
          <Skeleton height={132} radius="m" />
          <Skeleton width={64} height={16} />
          <Skeleton height={60} radius="m" />
          <Skeleton height={44} radius="m" />
        </div>
      }
      aside={<Skeleton height={280} radius="l" />}
    />
  );
}

/**
 * Which request a centre page shows in detail, or which list of them: both stand in the address, and the page beneath the
 * centre stays.
 */
export function useDetail() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const filter = readRequestFilter(params);
  const show = (search: string, replace = false) =>
    navigate(search ? `${pathname}?${search}` : pathname, { state, replace });
  return {
    id: params.get('id'),
    /** The form, a list or one request, by name: changes when another takes its place. */
    view: params.get('id') ?? (filter ? 'list' : 'form'),
    filter,
    open: (id: string) => show(writeRequestAddress(filter, id)),
    /** To the list that it was opened from, else to the form. */
    leave: () => show(writeRequestAddress(filter)),
    showForm: () => show(''),
    /** Another page or filter of a list is no step of its own for Back. */
    showList: (next: RequestFilter) => show(writeRequestAddress(next), filter !== undefined),
  };
}

const HeaderOfView = createContext<Ref<HTMLDivElement>>(null);

interface MoneyViewsProps {
  /** `useDetail`'s: which view the address shows. */
  readonly view: string;
  readonly children: ReactNode;
}

/** The views of one page: where one of them gives way to the next, its heading takes the focus of the button that went. */
export function MoneyViews({ view, children }: MoneyViewsProps) {
  return <HeaderOfView value={useNextStep<HTMLDivElement>(view, headingOf)}>{children}</HeaderOfView>;
}

interface MoneyPageProps {
  readonly title: string;
  /** What the page is about, e.g. a reference; the demo sentence stands there otherwise and above it always. */
  readonly subtitle?: ReactNode;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/** A page where money moves: it says in its first line that the money is not real. */
export function MoneyPage({ title, subtitle, badge, children }: MoneyPageProps) {
  const { t } = useTranslation('wallet');
  const header = useContext(HeaderOfView);
  return (
    <div className={styles.page}>
      <div ref={header} className={styles.header}>
        <PageHeader
          level="centre"
          title={title}
          badge={badge}
          subtitle={
            <>
              {t('demo')}
              {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
            </>
          }
        />
      </div>
      {children}
    </div>
  );
}
