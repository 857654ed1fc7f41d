import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { agreementKey, filesQuery } from '#web/domains/agreements/agreement/queries.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Later } from '#web/ui/later.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const PdfView = part(async () => (await import('#web/domains/attached/file/widgets/pdf-view.tsx')).PdfView);
const DocxView = part(async () => (await import('#web/domains/attached/file/widgets/docx-view.tsx')).DocxView);

/** The files of the state on screen; while a newer one is being made, the last one stays. */
function useFiles({ id, rendered }: AgreementView) {
  const ofKind = useAgreementKind();
  const kind = rendered.files.some((file) => file.kind === 'pdf') ? 'pdf' : 'docx';
  return useQuery({
    ...filesQuery(ofKind, id, rendered.hash, kind),
    enabled: rendered.state === 'ready',
    placeholderData: keepPreviousData,
    select: (file) => ({ file, kind: file.type === 'application/pdf' ? 'pdf' : 'docx' }),
  });
}

function Failed({ agreement }: { readonly agreement: AgreementView }) {
  const queries = useQueryClient();
  const kind = useAgreementKind();
  const can = useCan();
  const retry = useMutation({
    ...mutationOf(kind.routes.render),
    onSuccess: (saved) => queries.setQueryData(agreementKey(kind, saved.id), saved),
  });
  const action = can(`${kind.entity}.update`) && (
    <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate({ params: { id: agreement.id }, body: {} })}>
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
      {agreement.rendered.problem === 'template' && <Trans>The Word template can't be filled in.</Trans>}
      {agreement.rendered.problem === 'full' && (
        <Trans>Your agency's storage is full: free up space and try again.</Trans>
      )}
    </Notice>
  );
}

/** An agreement as it is printed, and how far that is. */
export function AgreementPane({ agreement }: { readonly agreement: AgreementView }) {
  const { data, isError, refetch } = useFiles(agreement);
  const { state } = agreement.rendered;
  const { one } = useAgreementKind().useWords();
  const label = `${one} ${agreement.number}`;
  return (
    <div className="ct-paper">
      {state === 'failed' && <Failed agreement={agreement} />}
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
