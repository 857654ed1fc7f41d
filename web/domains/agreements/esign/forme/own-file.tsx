import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { Button } from '#web/ui/button.tsx';
import { Later } from '#web/ui/later.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { bytesQuery, useAct } from '../queries.ts';

const PdfView = part(async () => (await import('#web/domains/attached/file/widgets/pdf-view.tsx')).PdfView);
const { view: viewRoute } = esignContract.routes;
type File = EsignView['files'][number];

/** Tells the server that the user has a file on screen. */
function useNoteView({ id, mine, participants }: EsignView, fileId: string, isShown: boolean) {
  const { mutate, isError } = useAct(viewRoute, { id, quiet: true });
  const person = participants.flatMap(({ people }) => people).find((one) => one.id === mine?.personId);
  const isNews = isShown && person !== undefined && !person.viewed.includes(fileId);
  const participantId = mine?.participantId;
  useEffect(() => {
    if (isNews && participantId) mutate({ participantId, fileId });
  }, [isNews, participantId, fileId, mutate]);
  return isError && isNews;
}

/** A file of a document, page by page. */
export function OwnFile({ view, file }: { readonly view: EsignView; readonly file: File }) {
  const { data, isError, refetch } = useQuery(bytesQuery(view.id, file));
  const isUnnoted = useNoteView(view, file.id, data !== undefined);
  return (
    <div className="es-file">
      <h3 className="strong cut">{file.name}</h3>
      {isUnnoted && (
        <Notice tone="red">
          <Trans>Couldn't record that you opened this document.</Trans>
        </Notice>
      )}
      {isError && (
        <Notice
          tone="red"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Couldn't load the document.</Trans>
        </Notice>
      )}
      {!isError && (
        <Later lines={12}>{data ? <PdfView file={data} label={file.name} /> : <SkeletonLines lines={12} />}</Later>
      )}
    </div>
  );
}
