import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Field } from '../field/field.tsx';
import { CloseIcon } from '../icons/glyphs.ts';
import { ImageUpIcon } from '../more-icons/more-glyphs.ts';
import styles from './drop-zone.module.css';

export interface DropZoneProps {
  readonly label: ReactNode;
  /** Shows what is accepted: `PNG · JPG, 한 장에 5MB, 3장까지`. The caller checks the files and sets `error`. */
  readonly rule: ReactNode;
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** MIME types, as an input's `accept`. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly error?: string;
  readonly requirement?: 'required' | 'optional';
}

/** Files chosen or dropped, with a list below. */
export function DropZone({
  label,
  rule,
  files,
  onChange,
  accept,
  isMultiple = true,
  error,
  requirement,
}: DropZoneProps) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const add = (given: FileList | null) => {
    const more = [...(given ?? [])];
    if (more.length > 0) onChange(isMultiple ? [...files, ...more] : more.slice(0, 1));
  };
  return (
    <Field label={label} error={error} requirement={requirement}>
      {(ids) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button does the same */}
          <div
            className={classNames(styles.zone, isOver && styles.over, error && styles.error)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              add(event.dataTransfer.files);
            }}
          >
            <ImageUpIcon aria-hidden size={22} />
            <p className={styles.rule}>{rule}</p>
            <input
              {...ids}
              ref={input}
              type="file"
              // Files that are chosen before the scripts have come are handed over by it (shell/src/boot/counterparts.ts).
              name="files"
              className={styles.input}
              accept={accept}
              multiple={isMultiple}
              tabIndex={-1}
              onChange={(event) => {
                add(event.target.files);
                event.target.value = '';
              }}
            />
            <Button size="small" aria-describedby={ids['aria-describedby']} onClick={() => input.current?.click()}>
              {t('dropZone.choose')}
            </Button>
          </div>
          {files.length > 0 && (
            <ul className={styles.files}>
              {files.map((file) => (
                <li key={`${file.name}-${file.lastModified}-${file.size}`} className={styles.file}>
                  <span className={styles.name}>{file.name}</span>
                  <IconButton
                    size="small"
                    label={t('dropZone.remove', { name: file.name })}
                    icon={<CloseIcon />}
                    onClick={() => onChange(files.filter((other) => other !== file))}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
