import { useLingui } from '@lingui/react/macro';
import { Check, Upload as UploadIcon, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { FILE_PURPOSES, type FilePurpose } from '#shared/kernel/record/file.ts';
import { fileMessages } from '#shared/kernel/text/file-messages.ts';
import { translate } from '#shared/kernel/text/translate.ts';
import { currentLocale, currentTag } from '#web/platform/i18n.ts';
import { Button, IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { limitText, sizeText } from './file-size.ts';
import { useSays } from './says.ts';
import { convertedTypes } from './to-png.ts';
import { type Upload, type UploadCalls, useUploads } from './use-uploads.ts';
import './upload.css';
import { FileInput } from '../file-input.tsx';

interface FileUploadProps extends UploadCalls {
  readonly label: string;
  readonly multiple?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** Why a file was refused or did not arrive; the limit stands in words. */
function useReason(purpose: FileUploadProps['purpose']): (upload: Upload) => string | undefined {
  const { t } = useLingui();
  const says = useSays();
  const limit = limitText(FILE_PURPOSES[purpose].max, currentTag());
  return ({ state, problems, refusal }) => {
    const [first] = problems;
    if (state === 'failed') return refusal ?? says('unexpected');
    if (!first) return undefined;
    if (first.code === 'file.type' && convertedTypes(purpose).length > 0)
      return t`this is not a picture that can be used here: choose a PNG, JPEG, WebP or GIF file`;
    if (first.code === 'file.tooLarge') return t`this file is too large: at most ${limit}`;
    return translate(fileMessages, currentLocale(), first.code, first.params);
  };
}

type LineProps = Readonly<{ upload: Upload; reason: string | undefined; onRemove: () => void }>;
function UploadLine({ upload: { name, size, sent, state }, reason, onRemove }: LineProps) {
  const { t } = useLingui();
  const percent = size > 0 ? Math.min(100, Math.floor((sent / size) * 100)) : 0;
  return (
    <li className={cx('ctl-file', state)}>
      <span className="row">
        <span className="cut grow">{name}</span>
        <span className="meta num">{sizeText(size, currentTag())}</span>
        {state === 'done' && <Check size={14} aria-label={t`Uploaded`} />}
        <IconButton
          label={state === 'sending' ? t`Cancel ${name}` : t`Remove ${name} from this list`}
          onClick={onRemove}
        >
          <X size={14} />
        </IconButton>
      </span>
      {state === 'sending' && <progress aria-label={t`Uploading ${name}`} max={100} value={percent} />}
      {reason && (
        <span className="err" role="alert">
          <span className="sentence">{reason}</span>
        </span>
      )}
    </li>
  );
}

interface DropZoneProps extends Pick<FileUploadProps, 'label' | 'disabled'> {
  readonly multiple: boolean;
  readonly purpose: FilePurpose;
  readonly add: (files: Iterable<File>) => void;
}
function DropZone({ label, multiple, disabled, purpose, add }: DropZoneProps) {
  const { t } = useLingui();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { max } = FILE_PURPOSES[purpose];
  const limit = limitText(max, currentTag());
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!disabled) add(multiple ? files : files.slice(0, 1));
  };
  return (
    <section
      aria-label={label}
      className={cx('ctl-drop', over && 'over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileInput
        ref={input}
        label={label}
        accept={[...FILE_PURPOSES[purpose].types, ...convertedTypes(purpose)].join(',')}
        multiple={multiple}
        disabled={disabled}
        onFiles={add}
      />
      <Button icon={<UploadIcon size={14} />} disabled={disabled} onClick={() => input.current?.click()}>
        {multiple ? t`Choose files` : t`Choose a file`}
      </Button>
      <span className="meta">{t`or drop files here, at most ${limit}`}</span>
    </section>
  );
}

/** Files chosen or dropped, sent straight to storage, a bar for each. */
export function FileUpload({ label, multiple = false, disabled, ...calls }: FileUploadProps) {
  const { uploads, add, remove } = useUploads(calls);
  const reasonOf = useReason(calls.purpose);

  return (
    <div className="ctl-stack">
      <DropZone label={label} multiple={multiple} disabled={disabled} purpose={calls.purpose} add={add} />
      {uploads.length > 0 && (
        <ul className="ctl-files">
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} reason={reasonOf(upload)} onRemove={() => remove(upload.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}
