import { Trans } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import type { File } from '#shared/domains/attached/file/schemas.ts';
import { Tag } from '#web/ui/status.tsx';

export const Thumbnail = ({ file }: { readonly file: File }) =>
  file.thumbnail ? (
    <img className="thumb" src={file.thumbnail} alt="" width={36} height={36} />
  ) : (
    <span className="thumb">
      <FileText size={18} aria-hidden="true" />
    </span>
  );

/** Marks a file: blocked by the malware check, with former versions, or visible to outside users. */
export const FileMarks = ({ file: { version, isVisibleOutside, scan } }: { readonly file: File }) => (
  <>
    {scan === 'pending' && (
      <Tag tone="amber">
        <Trans>still being checked</Trans>
      </Tag>
    )}
    {scan === 'rejected' && (
      <Tag tone="red">
        <Trans>refused by the malware check</Trans>
      </Tag>
    )}
    {version > 1 && (
      <Tag>
        <Trans>v{version}</Trans>
      </Tag>
    )}
    {isVisibleOutside && (
      <Tag tone="blue">
        <Trans>visible to outside users</Trans>
      </Tag>
    )}
  </>
);

export const FileTitle = ({ file }: { readonly file: File }) => (
  <span className="row">
    <FileText size={14} aria-hidden="true" />
    <span className="strong cut">{file.name}</span>
    <FileMarks file={file} />
  </span>
);
