import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { DropZone } from '@tessera/shared/ui/drop-zone';
import { toast } from '@tessera/shared/ui/toast';
import { importGames } from '@tessera/shared/wire/console';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { showError } from '../../chrome/step.ts';

type List = RequestOf<typeof importGames>;

/** The list in a file, or the path of its first error, e.g. `games.3.rtp`. */
async function readList(file: File): Promise<{ readonly list: List } | { readonly fault: string }> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), await file.text());
  if (!json.success) return { fault: json.issues[0].message };
  const list = v.safeParse(importGames.request as v.GenericSchema<unknown, List>, json.output);
  if (list.success) return { list: list.output };
  const [issue] = list.issues;
  return { fault: v.getDotPath(issue) ?? issue.message };
}

export function NewGames() {
  const { t } = useTranslation('console');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  const send = useConsoleChange(importGames);
  const choose = (chosen: readonly File[]) => {
    setFiles(chosen);
    setError(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [file] = files;
    if (!file) return setError(t('setUp.fileMissing'));
    const read = await readList(file);
    if ('fault' in read) return setError(t('setUp.fileFault', { place: read.fault }));
    const done = ({ games, vendors }: { games: number; vendors: number }) => {
      toast.show({ tone: 'ok', title: t('setUp.gamesMade', { games, vendors }) });
      choose([]);
    };
    send.mutate(read.list, { onSuccess: done, onError: showError });
  };
  return (
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('setUp.games')}>
      <div className={layout.whole}>
        <h2>{t('setUp.games')}</h2>
        <p className={layout.note}>{t('setUp.gamesNote')}</p>
      </div>
      <DropZone
        label={t('setUp.file')}
        rule={t('setUp.fileRule')}
        accept="application/json,.json"
        isMultiple={false}
        files={files}
        onChange={choose}
        error={error}
      />
      <Button type="submit" variant="primary" className={layout.whole} isBusy={send.isPending}>
        {t('setUp.import')}
      </Button>
    </form>
  );
}
