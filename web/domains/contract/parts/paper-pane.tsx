import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contractContract } from '#shared/domains/contract/contract.ts';
import type { Contract } from '#shared/domains/contract/schemas.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Later } from '#web/ui/later.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { contractKey, paperQuery } from '../queries.ts';

const PdfView = part(async () => (await import('#web/domains/file/widgets/pdf-view.tsx')).PdfView);
const DocxView = part(async () => (await import('#web/domains/file/widgets/docx-view.tsx')).DocxView);

/** The files of the state on screen; while a newer one is being made, the last one stays. */
function usePaper({ id, rendered }: Contract) {
  const kind = rendered.files.some((file) => file.kind === 'pdf') ? 'pdf' : 'docx';
  return useQuery({
    ...paperQuery(id, rendered.hash, kind),
    enabled: rendered.state === 'ready',
    placeholderData: keepPreviousData,
    select: (file) => ({ file, kind: file.type === 'application/pdf' ? 'pdf' : 'docx' }),
  });
}

function Failed({ contract }: { readonly contract: Contract }) {
  const queries = useQueryClient();
  const can = useCan();
  const retry = useMutation({
    ...mutationOf(contractContract.routes.render),
    onSuccess: (saved) => queries.setQueryData(contractKey(saved.id), saved),
  });
  const action = can('contract.update') && (
    <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate({ params: { id: contract.id }, body: {} })}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <Notice
      tone="red"
      className="ct-note"
      fact={<Trans>The document could not be made.</Trans>}
      action={action || undefined}
    >
      {contract.rendered.problem === 'template' && <Trans>The Word template cannot be filled in.</Trans>}
      {contract.rendered.problem === 'full' && <Trans>The agency's storage is full: make room and try again.</Trans>}
    </Notice>
  );
}

/** The contract as it is on paper, and how far that is. */
export function PaperPane({ contract }: { readonly contract: Contract }) {
  const { t } = useLingui();
  const { data, isError, refetch } = usePaper(contract);
  const { state } = contract.rendered;
  const label = t`Contract ${contract.number}`;
  return (
    <div className="ct-paper">
      {state === 'failed' && <Failed contract={contract} />}
      <p className="ct-busy meta" role="status">
        {state === 'pending' && <Trans>Putting it on paper…</Trans>}
      </p>
      {isError && state === 'ready' && (
        <Notice
          tone="red"
          className="ct-note"
          fact={<Trans>The document did not arrive.</Trans>}
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
