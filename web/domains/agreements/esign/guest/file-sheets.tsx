import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { call } from '#web/platform/api.ts';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { fetchFile } from '../fetch-file.ts';
import { useAct, useGuest } from './guest.ts';
import { useMarked } from './use-marked.ts';

const PdfView = part(async () => (await import('#web/domains/attached/file/widgets/pdf-view.tsx')).PdfView);
const { guestFile, guestView } = esignContract.routes;
type File = Invitation['files'][number];

const bytesQuery = (secret: string, { id, sha256, isSealed }: File) =>
  queryOptions({
    queryKey: ['esign.bytes', secret, id, sha256, isSealed],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      fetchFile(call(guestFile, { params: { secret }, body: { fileId: id, inline: true } }, { signal }), signal),
  });

/** Tells the server that the reader has a file on screen. */
function useNoteView({ id, isViewed }: File, isShown: boolean) {
  const { invitation, standing } = useGuest();
  const { mutate, isError } = useAct(guestView);
  const isNews = isShown && !isViewed && standing === 'turn' && !invitation.isPreview;
  useEffect(() => {
    if (isNews) mutate({ fileId: id });
  }, [isNews, id, mutate]);
  return { failed: isError && isNews, retry: () => mutate({ fileId: id }) };
}

/** A file to read, page by page. */
export function FileSheets({ file }: { readonly file: File }) {
  const { secret } = useGuest();
  const marked = useMarked(file);
  const { data, isError, refetch } = useQuery(bytesQuery(secret, file));
  const viewed = useNoteView(file, data !== undefined);
  if (isError)
    return (
      <RetryNotice tone="red" again={() => void refetch()}>
        <Trans>Couldn't load the document.</Trans>
      </RetryNotice>
    );
  return (
    <>
      {viewed.failed && (
        <RetryNotice tone="red" again={viewed.retry}>
          <Trans>Couldn't record that you opened this document.</Trans>
        </RetryNotice>
      )}
      <Later lines={12}>
        {data ? <PdfView file={data} label={file.name} marked={marked} /> : <SkeletonLines lines={12} />}
      </Later>
    </>
  );
}
