import { formatMegabytes } from '@puente/contract/file-size';
import { Button } from '../button/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './FileField.module.css';
import { type ShownFile } from './shown-file.ts';

interface ChosenFileProps {
  file: ShownFile;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
  onRemove: () => void;
}

const icons: Record<ShownFile['state'], IconName> = { uploading: 'file', done: 'success', failed: 'error' };

const words: Record<ShownFile['state'], string> = {
  uploading: 'Subiendo…',
  done: 'Archivo subido',
  failed: 'No se ha podido subir',
};

export function ChosenFile({ file, onCancel, onRetry, onRemove }: ChosenFileProps) {
  const { name, size, state, progress } = file;
  return (
    <div className={styles.file} data-state={state}>
      <Icon name={icons[state]} className={styles.fileIcon} />
      <div className={styles.fileContent}>
        <div className={styles.fileWords}>
          <p className={styles.fileName}>{name}</p>
          <p className={styles.fileState}>
            <span>{formatMegabytes(size)}</span>
            <span aria-hidden="true"> · </span>
            <span role="status">{words[state]}</span>
            {state === 'uploading' && progress !== undefined && (
              <span aria-hidden="true" className={styles.percent}>
                {` ${Math.round(progress)} %`}
              </span>
            )}
          </p>
        </div>
        <div className={styles.fileActions}>
          {state === 'failed' && onRetry !== undefined && (
            <Button variant="quiet" size="sm" icon="refresh" onClick={onRetry}>
              Reintentar
            </Button>
          )}
          {state === 'uploading' && onCancel !== undefined && (
            <Button variant="quiet" size="sm" onClick={onCancel}>
              Cancelar<VisuallyHidden>{` la subida de ${name}`}</VisuallyHidden>
            </Button>
          )}
          {state !== 'uploading' && (
            <Button variant="quiet" size="sm" icon="trash" onClick={onRemove}>
              Quitar<VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
      {state === 'uploading' && (
        <progress
          className={styles.progress}
          aria-label={`Subida de ${name}`}
          max={100}
          {...(progress === undefined ? {} : { value: progress })}
        />
      )}
    </div>
  );
}
