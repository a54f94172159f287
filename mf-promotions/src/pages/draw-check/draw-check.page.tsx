import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useSearchParams } from '@tessera/shared/router';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { readDraw, type SavedDraw } from '@tessera/shared/wire/promotions';
import { useMemo, useRef, useState } from 'react';
import { useEnvelopeProof } from '../../api/envelopes.ts';
import { useRaffleProof } from '../../api/raffles.ts';
import { Comparison } from '../../features/draw-check/comparison.tsx';
import { DropView } from '../../features/draw-check/drop-view.tsx';
import { RaffleView } from '../../features/draw-check/raffle-view.tsx';
import styles from './draw-check.module.css';

const idOf = (text: string | null): number | undefined => (text && /^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** Checks a raffle (`?raffle=`), a drop of red envelopes (`?envelope=`) or a saved file, by drawing again in the browser. */
export default function DrawCheckPage() {
  const { t } = useTranslation('promotions');
  const [params] = useSearchParams();
  const [opened, setOpened] = useState<SavedDraw | 'unreadable'>();
  const [raffle, drop] = [idOf(params.get('raffle')), idOf(params.get('envelope'))];
  return (
    <>
      <PageHeader
        title={t('drawCheck.title')}
        subtitle={t('drawCheck.subtitle')}
        actions={<OpenFile onRead={(text) => setOpened((text && readDraw(text)) || 'unreadable')} />}
      />
      {opened === 'unreadable' && (
        <p className={styles.problem} role="alert">
          {t('drawCheck.fileBad')}
        </p>
      )}
      {typeof opened === 'object' ? (
        <>
          <Comparison draw={opened} />
          <View draw={opened} />
        </>
      ) : raffle !== undefined ? (
        <PublishedRaffle id={raffle} />
      ) : drop !== undefined ? (
        <PublishedDrop id={drop} />
      ) : (
        <EmptyState title={t('drawCheck.none')} detail={t('drawCheck.noneDetail')} />
      )}
    </>
  );
}

const View = ({ draw }: { readonly draw: SavedDraw }) =>
  draw.kind === 'raffle' ? <RaffleView raffle={draw} /> : <DropView drop={draw} />;

/** An address of a draw that there is not, as of one that was cancelled. */
function Unknown() {
  const { t } = useTranslation('promotions');
  return <EmptyState title={t('drawCheck.unknown')} />;
}
const isUnknown = (cause: Error | null): boolean => cause instanceof ApiError && cause.code.endsWith('.unknown');

function PublishedRaffle({ id }: { readonly id: number }) {
  const proof = useRaffleProof({ id });
  const raffle = useMemo(() => proof.data && ({ ...proof.data, kind: 'raffle' } as const), [proof.data]);
  if (isUnknown(proof.error)) return <Unknown />;
  return (
    <ResourceView resource={proof} skeleton={<SkeletonText lines={10} />}>
      {() => raffle && <RaffleView raffle={raffle} />}
    </ResourceView>
  );
}

function PublishedDrop({ id }: { readonly id: number }) {
  const proof = useEnvelopeProof({ id });
  const drop = useMemo(() => proof.data && ({ ...proof.data, kind: 'envelopes' } as const), [proof.data]);
  if (isUnknown(proof.error)) return <Unknown />;
  return (
    <ResourceView resource={proof} skeleton={<SkeletonText lines={10} />}>
      {() => drop && <DropView drop={drop} />}
    </ResourceView>
  );
}

/** Far above the file of the largest draw. */
const fileMaximumBytes = 64 * 1024 * 1024;

/** Reads a file; null for one that is too large to be a draw. */
function OpenFile({ onRead }: { readonly onRead: (text: string | null) => void }) {
  const { t } = useTranslation('promotions');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        {t('drawCheck.openFile')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label={t('drawCheck.openFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file && file.size > fileMaximumBytes) onRead(null);
          else if (file) void file.text().then(onRead, () => onRead(null));
          target.value = '';
        }}
      />
    </>
  );
}
