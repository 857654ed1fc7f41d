import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import type { SeenQuestion } from '#shared/domains/journeys/advancing-link/view.ts';
import type { AnswerOf, AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { MAX_ANSWER_FILES } from '#shared/domains/journeys/advancing-template/limits.ts';
import { AnswerFiles } from '#web/domains/journeys/advancing-template/widgets/answer-files.tsx';
import { isFile } from '#web/domains/journeys/advancing-template/widgets/answer-shapes.ts';
import { useFileWords } from '#web/domains/journeys/advancing-template/widgets/file-words.ts';
import { call } from '#web/platform/api.ts';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import { Field, OutsideField } from '#web/ui/field.tsx';
import { useGuest } from './answering.ts';
import { useReadFile } from './use-read-file.ts';

const { ticket, attach, detach } = advancingLinkContract.routes;
type Files = AnswerOf<'file'>;
const filesIn = (value: AnswerValue | undefined): Files => (Array.isArray(value) ? value.filter(isFile) : []);

interface FilesFieldProps {
  readonly question: SeenQuestion;
  readonly value: AnswerValue | undefined;
  readonly onChange: (value: AnswerValue | undefined) => void;
}

/** Adds and removes files. Several uploads end at once, so each adds to the newest list. */
function useFiles({ question: { key }, value, onChange }: FilesFieldProps) {
  const { secret, settled } = useGuest();
  const files = filesIn(value);
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });
  const put = (next: Files) => {
    latest.current = next;
    onChange(next.length > 0 ? next : undefined);
  };
  const params = { secret };
  return {
    files,
    add: async (upload: string, name: string) => {
      const added = await call(attach, { params, body: { key, upload, name } });
      put([...latest.current, added]);
    },
    remove: async (fileId: string) => {
      put(latest.current.filter((one) => one.fileId !== fileId));
      await settled();
      // A file of an earlier answer stays with it.
      await call(detach, { params, body: { fileId } }).catch(() => undefined);
    },
  };
}

/** A question for files: each is sent at once, and belongs to the answer when it has arrived. */
export function FilesField(props: FilesFieldProps) {
  const { question } = props;
  const { secret } = useGuest();
  const words = useFileWords();
  const open = useReadFile();
  const { files, add, remove } = useFiles(props);
  const kinds = question.fileGroups.map((group) => words[group]).join(', ');
  const max = MAX_ANSWER_FILES;
  return (
    <Field label={question.label} help={question.help || undefined} must={question.mode === 'required'} group>
      <OutsideField>
        <AnswerFiles files={files} onFile={open} onRemove={(fileId) => void remove(fileId)} />
        <FileUpload
          label={question.label}
          multiple
          clears
          purpose="document"
          disabled={files.length >= max}
          presign={({ name, type, size }, signal) =>
            call(ticket, { params: { secret }, body: { key: question.key, name, type, size } }, { signal })
          }
          onUploaded={({ key: upload, name }) => add(upload, name)}
        />
        <span className="meta">
          {kinds ? (
            <Trans>
              Up to {max} files: {kinds}
            </Trans>
          ) : (
            <Trans>Up to {max} files</Trans>
          )}
        </span>
      </OutsideField>
    </Field>
  );
}
