import { useLingui } from '@lingui/react/macro';
import { Paperclip, X } from 'lucide-react';
import type { AnswerOf } from '#shared/domains/journeys/advancing-template/answers.ts';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import './answer.css';

interface AnswerFilesProps {
  readonly files: AnswerOf<'file'>;
  /** Left out, files are names. */
  readonly onFile?: ((fileId: string) => void) | undefined;
  readonly onRemove?: ((fileId: string) => void) | undefined;
}
/** The files of an answer. */
export function AnswerFiles({ files, onFile, onRemove }: AnswerFilesProps) {
  const { t } = useLingui();
  return (
    <ul className="adt-files">
      {files.map(({ fileId, name }) => (
        <li key={fileId} className="row">
          <Paperclip size={13} aria-hidden="true" />
          {onFile ? (
            <button type="button" className="link cut" onClick={() => onFile(fileId)}>
              {name}
            </button>
          ) : (
            <span className="cut">{name}</span>
          )}
          {onRemove && (
            <RemoveRow label={t`Remove ${name}`} onClick={() => onRemove(fileId)}>
              <X size={14} />
            </RemoveRow>
          )}
        </li>
      ))}
    </ul>
  );
}
