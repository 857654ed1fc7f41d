import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import type { File } from '#shared/domains/attached/file/schemas.ts';
import { call } from '#web/platform/api.ts';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import '../widgets/file.css';
import { Later } from '#web/ui/later.tsx';

const PdfView = part(async () => (await import('../widgets/pdf-view.tsx')).PdfView);

const PDF = 'application/pdf';
/** The types of pictures that every browser can show. */
const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
/** The size limit of a preview, in bytes. Larger files are only downloaded. */
const PREVIEW_BYTES_MAX = 26_214_400;

const isShowable = ({ type, size }: File): boolean =>
  size <= PREVIEW_BYTES_MAX && (type === PDF || PICTURES.includes(type));

/** Loads the bytes of a file once, since they never change. */
const bytesQuery = (file: File) =>
  queryOptions({
    queryKey: ['file-bytes', file.id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Blob> => {
      const args = { params: { id: file.id }, query: { inline: 'true' as const } };
      const { url } = await call(fileContract.routes.download, args, { signal });
      const reply = await fetch(url, { signal, referrerPolicy: 'no-referrer' });
      if (!reply.ok) throw new Error(`file: ${reply.status}`);
      return reply.blob();
    },
  });

function Picture({ file }: { readonly file: File }) {
  const args = { params: { id: file.id }, query: { inline: 'true' as const } };
  const { data } = useQuery({
    queryKey: ['file-picture', file.id],
    queryFn: () => call(fileContract.routes.download, args),
    // The address is good for a minute.
    staleTime: 50_000,
  });
  return data ? <img className="fl-picture" src={data.url} alt={file.name} /> : <SkeletonLines lines={6} />;
}

function Pdf({ file }: { readonly file: File }) {
  const { t } = useLingui();
  const { name } = file;
  const { data, isError } = useQuery(bytesQuery(file));
  if (isError)
    return (
      <p className="meta" role="alert">
        {t`Couldn't load the preview.`}
      </p>
    );
  return (
    <div className="fl-pdf">
      <Later lines={8}>
        {data ? <PdfView file={data} label={t`Preview of ${name}`} /> : <SkeletonLines lines={8} />}
      </Later>
    </div>
  );
}

/** Shows a picture or a PDF. */
export function FilePreview({ file }: { readonly file: File }) {
  if (file.scan)
    return (
      <p className="meta" role="status">
        {file.scan === 'pending' ? (
          <Trans>Still being checked for malware. You can open and download it when that's done.</Trans>
        ) : (
          <Trans>Refused: it contains malware, or a password prevents the check.</Trans>
        )}
      </p>
    );
  if (!isShowable(file))
    return (
      <p className="meta">
        <Trans>No preview for this type. Download the file to open it.</Trans>
      </p>
    );
  return file.type === PDF ? <Pdf file={file} /> : <Picture file={file} />;
}
