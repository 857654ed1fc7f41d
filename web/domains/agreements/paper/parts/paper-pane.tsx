import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PaperView } from '#shared/domains/agreements/paper/schemas.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Later } from '#web/ui/later.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { filesQuery, paperKey } from '../queries.ts';
import { usePaperKind } from '../widgets/kind.tsx';

const PdfView = part(async () => (await import('#web/domains/attached/file/widgets/pdf-view.tsx')).PdfView);
const DocxView = part(async () => (await import('#web/domains/attached/file/widgets/docx-view.tsx')).DocxView);

/** The files of the state on screen; while a newer one is being made, the last one stays. */
function useFiles({ id, rendered }: PaperView) {
  const ofKind = usePaperKind();
  const kind = rendered.files.some((file) => file.kind === 'pdf') ? 'pdf' : 'docx';
  return useQuery({
    ...filesQuery(ofKind, id, rendered.hash, kind),
    enabled: rendered.state === 'ready',
    placeholderData: keepPreviousData,
    select: (file) => ({ file, kind: file.type === 'application/pdf' ? 'pdf' : 'docx' }),
  });
}

function Failed({ paper }: { readonly paper: PaperView }) {
  const queries = useQueryClient();
  const kind = usePaperKind();
  const can = useCan();
  const retry = useMutation({
    ...mutationOf(kind.routes.render),
    onSuccess: (saved) => queries.setQueryData(paperKey(kind, saved.id), saved),
  });
  const action = can(`${kind.entity}.update`) && (
    <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate({ params: { id: paper.id }, body: {} })}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <Notice
      tone="red"
      className="ct-note"
      fact={<Trans>Couldn't create the document.</Trans>}
      action={action || undefined}
    >
      {paper.rendered.problem === 'template' && <Trans>The Word template can't be filled in.</Trans>}
      {paper.rendered.problem === 'full' && <Trans>Your agency's storage is full: free up space and try again.</Trans>}
    </Notice>
  );
}

/** A paper as it is printed, and how far that is. */
export function PaperPane({ paper }: { readonly paper: PaperView }) {
  const { data, isError, refetch } = useFiles(paper);
  const { state } = paper.rendered;
  const { one } = usePaperKind().useWords();
  const label = `${one} ${paper.number}`;
  return (
    <div className="ct-paper">
      {state === 'failed' && <Failed paper={paper} />}
      <p className="ct-busy meta" role="status">
        {state === 'pending' && <Trans>Generating PDF…</Trans>}
      </p>
      {isError && state === 'ready' && (
        <Notice
          tone="red"
          className="ct-note"
          fact={<Trans>Couldn't load the document.</Trans>}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      <Later lines={12}>
        {data?.kind === 'pdf' && <PdfView file={data.file} label={label} />}
        {data?.kind === 'docx' && <DocxView file={data.file} label={label} />}
        {!data && state !== 'failed' && !isError && <SkeletonLines lines={12} />}
      </Later>
    </div>
  );
}
