import { useTranslation } from '@tessera/shared/i18n';
import { Link, useNavigate, useSearchParams } from '@tessera/shared/router';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Select } from '@tessera/shared/ui/select';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { toast } from '@tessera/shared/ui/toast';
import {
  type ConsoleMerchant,
  changePromotion,
  createPromotion,
  getConsoleMerchants,
  getPromotionOptions,
  getWrittenPromotion,
} from '@tessera/shared/wire/console';
import { type FormEvent, useState } from 'react';
import { ConsoleError } from '../../../api/console-call.ts';
import { useConsole, useConsoleChange } from '../../../api/queries.ts';
import { refusedPaths } from '../../../chrome/refused-paths.ts';
import { reasonOf, showError } from '../../../chrome/step.ts';
import { useKeptDraft } from '../../../chrome/use-kept-draft.ts';
import { ArtPart, BasicsPart } from './basics-part.tsx';
import { DryRunPart } from './dry-run-part.tsx';
import { PreviewPart } from './preview-part.tsx';
import { emptyPromotion, type Options, promotionOf, type Stored, typedPromotion } from './promotion-form.ts';
import { RulesPart } from './rules-part.tsx';
import { TextsPart } from './texts-part.tsx';
import styles from './write.module.css';

/** What the operator alone can refuse, and the field that it is about. */
const pathOfCode: Readonly<Record<string, string>> = {
  'promotion.taken': 'id',
  'promotion.category.unknown': 'category',
  'promotion.ends.before-start': 'endsAtMs',
  'promotion.ends.past': 'endsAtMs',
  'promotion.start.kept': 'startsAtMs',
  'promotion.budget.below.granted': 'budgetMinor',
};

/** A new promotion, or with `?merchant=` and `?id=` one that is edited. */
export function WritePromotionPage() {
  const { t } = useTranslation('console');
  const [params, setParams] = useSearchParams();
  const merchants = useConsole(getConsoleMerchants, {});
  const id = params.get('id') ?? undefined;
  return (
    <ResourceView
      resource={merchants}
      skeleton={<SkeletonText lines={10} />}
      empty={<EmptyState title={t('overview.empty')} />}
    >
      {(list) => {
        const merchant = list.find(({ code }) => code === params.get('merchant')) ?? list[0];
        if (!merchant) return null;
        return (
          <>
            <PageHeader
              title={t(id ? 'write.editTitle' : 'write.newTitle')}
              subtitle={<Link to="/promotions">{t('write.back')}</Link>}
              actions={
                !id && (
                  <Select
                    label={t('column.merchant')}
                    hasMessage={false}
                    options={list.map(({ code, name }) => ({ value: code, label: name }))}
                    value={merchant.code}
                    onChange={(code) => setParams({ merchant: code }, { replace: true })}
                  />
                )
              }
            />
            <Loaded key={`${merchant.code}/${id ?? ''}`} merchant={merchant} id={id} />
          </>
        );
      }}
    </ResourceView>
  );
}

/** The form, once what it begins with has been loaded. */
function Loaded({ merchant, id }: { readonly merchant: ConsoleMerchant; readonly id: string | undefined }) {
  const { t } = useTranslation('console');
  const options = useConsole(getPromotionOptions, { merchant: merchant.code });
  const stored = useConsole(
    getWrittenPromotion,
    { merchant: merchant.code, id: id ?? '' },
    { enabled: id !== undefined },
  );
  return (
    <ResourceView resource={options} isEmpty={() => false} skeleton={<SkeletonText lines={10} />}>
      {(known) => {
        if (!id) return <Form merchant={merchant} options={known} id={undefined} stored={undefined} />;
        return (
          <ResourceView resource={stored} isEmpty={() => false} skeleton={<SkeletonText lines={10} />}>
            {(promotion) =>
              promotion.isOver ? (
                <EmptyState title={t('write.over')} detail={t('write.overDetail')} />
              ) : (
                // Another version that was stored meanwhile is another form: what is typed for this one is not lost by it.
                <Form merchant={merchant} options={known} id={id} stored={promotion} />
              )
            }
          </ResourceView>
        );
      }}
    </ResourceView>
  );
}

interface FormProps {
  readonly merchant: ConsoleMerchant;
  readonly options: Options;
  readonly id: string | undefined;
  readonly stored: Stored | undefined;
}

const none: ReadonlySet<string> = new Set();

function Form({ merchant, options, id, stored: current }: FormProps) {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  // What the form began with: the operator's answer may be another when somebody else has saved meanwhile, and is refused then.
  const [stored] = useState(current);
  const [initial] = useState(() => (id && stored ? typedPromotion(id, stored, options) : emptyPromotion(options)));
  const draft = useKeptDraft(`promotion.${merchant.code}/${id ?? ''}`, initial);
  const [refused, setRefused] = useState(none);
  const [isAsking, setAsking] = useState(false);
  const create = useConsoleChange(createPromotion);
  const change = useConsoleChange(changePromotion);
  const save = stored ? change : create;
  const cause = save.error;
  const refusedPath = cause instanceof ConsoleError ? pathOfCode[cause.code] : undefined;
  const editedVersion = stored?.version ?? 1;

  /** The request, or undefined after showing what is wrong. */
  const checked = () => {
    const request = promotionOf(merchant.code, draft.value, options, stored);
    const wrong = refusedPaths(createPromotion, request);
    setRefused(wrong);
    return wrong.size === 0 ? request : undefined;
  };
  const store = () => {
    const request = checked();
    if (!request) return;
    const after = {
      onSuccess: ({ version }: { version: number }) => {
        toast.show({ tone: 'ok', title: t('write.saved', { version }) });
        draft.clear();
        navigate('/promotions');
      },
      onError: (error: Error) => !(error instanceof ConsoleError && error.code in pathOfCode) && showError(error),
    };
    if (stored) change.mutate({ ...request, editedVersion }, after);
    else create.mutate(request, after);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checked()) return;
    if (stored && stored.participants > 0) setAsking(true);
    else store();
  };
  const parts = {
    ...{ merchant: merchant.code, options, stored, typed: draft.value },
    set: (more: Parameters<typeof draft.set>[0]) => {
      save.reset();
      draft.set(more);
    },
    refusalOf: (path: string) => {
      if (refused.has(path)) return true;
      return path === refusedPath ? reasonOf(cause) : false;
    },
  };
  const tellsParticipants = t('write.participants', { count: stored?.participants ?? 0, version: editedVersion });
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label={t(stored ? 'write.editTitle' : 'write.newTitle')}
    >
      <BasicsPart parts={parts} />
      <TextsPart parts={parts} />
      <RulesPart parts={parts} />
      <ArtPart parts={parts} />
      <PreviewPart languages={merchant.languages} defaultLanguage={options.defaultLanguage} checked={checked} />
      <DryRunPart options={options} checked={checked} />
      <Panel>
        {stored && stored.participants > 0 && <p className={styles.note}>{tellsParticipants}</p>}
        {refused.size > 0 && (
          <p className={styles.warning} role="alert">
            {t('write.refused', { count: refused.size })}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {t(stored ? 'write.saveVersion' : 'write.save')}
          </Button>
          {draft.isTyped && (
            <>
              <Button
                variant="text"
                onClick={() => {
                  draft.clear();
                  setRefused(none);
                }}
              >
                {t('write.discard')}
              </Button>
              <span className={styles.note}>{t('write.kept.draft')}</span>
            </>
          )}
        </div>
      </Panel>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('write.confirmTitle')}
        description={tellsParticipants}
        confirmLabel={t('write.saveVersion')}
        onConfirm={() => {
          setAsking(false);
          store();
        }}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
