import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Contract } from '#shared/domains/contract/schemas.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { ContractHead } from '../parts/contract-head.tsx';
import { DraftForm } from '../parts/draft-form.tsx';
import { LinksPanel } from '../parts/links-panel.tsx';
import { PaperPane } from '../parts/paper-pane.tsx';
import { type Draft, useDraft } from '../parts/use-draft.ts';
import { contractQuery } from '../queries.ts';
import '../contract.css';

const AroundContract = part(async () => (await import('../parts/around-contract.tsx')).AroundContract);
const SendDialog = dialogPart(async () => (await import('../parts/send-dialog.tsx')).SendDialog);

const page = getRouteApi('/app/contract/$id');
/** Below this the fields and the paper take turns. */
const ONE_PANE = '(max-width: 1023px)';

function Conflict({ draft }: { readonly draft: Draft }) {
  if (!draft.newer) return null;
  return (
    <Notice
      tone="amber"
      className="ct-note"
      fact={<Trans>Somebody else changed this contract meanwhile.</Trans>}
      action={
        <span className="row">
          <Button size="sm" onClick={() => draft.settle(false)}>
            <Trans>Take theirs</Trans>
          </Button>
          <Button size="sm" onClick={() => draft.settle(true)}>
            <Trans>Keep mine</Trans>
          </Button>
        </span>
      }
    />
  );
}

function StageNotice({ stage }: Pick<Contract, 'stage'>) {
  if (stage === 'draft') return null;
  if (stage === 'void')
    return (
      <Notice tone="amber" className="ct-note" fact={<Trans>This contract is void.</Trans>}>
        <Trans>Nobody gets to it by a link any more.</Trans>
      </Notice>
    );
  return (
    <Notice tone="blue" className="ct-note" fact={<Trans>This contract has been sent.</Trans>}>
      <Trans>What is on paper stays as it is.</Trans>
    </Notice>
  );
}

function Fields({ contract, draft }: { readonly contract: Contract; readonly draft: Draft }) {
  const can = useCan();
  const frozen = contract.stage !== 'draft' || contract.lockedAt !== undefined || !can('contract.update');
  return (
    <div className="ct-left">
      <Conflict draft={draft} />
      <StageNotice stage={contract.stage} />
      {contract.lockedBy && (
        <Notice tone="amber" className="ct-note" fact={<Trans>This contract is locked.</Trans>}>
          <Trans>By {contract.lockedBy}; nothing of it changes until it is unlocked.</Trans>
        </Notice>
      )}
      {contract.unlinkedAt && (
        <Notice tone="blue" className="ct-note" fact={<Trans>This contract belongs to no show any more.</Trans>}>
          <Trans>What it says of the show is kept.</Trans>
        </Notice>
      )}
      {can('contract.send') && <LinksPanel contractId={contract.id} />}
      <DraftForm draft={draft} own={contract.wordTemplate} frozen={frozen} />
      <Suspense fallback={<SkeletonLines lines={10} />}>
        <AroundContract contract={contract} />
      </Suspense>
    </div>
  );
}

function Editor({ contract }: { readonly contract: Contract }) {
  const { t } = useLingui();
  const draft = useDraft(contract);
  const onePane = useMedia(ONE_PANE);
  const [pane, setPane] = useState<'fields' | 'paper'>('fields');
  const [sending, setSending] = useState(false);
  return (
    <>
      <ContractHead contract={contract} state={draft.state} onSend={() => setSending(true)} />
      {onePane && (
        <div className="ct-panes">
          <Segmented
            label={t`View`}
            items={[
              { value: 'fields', label: t`Fields` },
              { value: 'paper', label: t`Paper` },
            ]}
            value={pane}
            onChange={setPane}
          />
        </div>
      )}
      <div className="ct-body">
        {(!onePane || pane === 'fields') && <Fields contract={contract} draft={draft} />}
        {(!onePane || pane === 'paper') && <PaperPane contract={contract} />}
      </div>
      <Suspense>{sending && <SendDialog contract={contract} onClose={() => setSending(false)} />}</Suspense>
    </>
  );
}

export function ContractPage() {
  const { id } = page.useParams();
  const { data, error, refetch } = useQuery(contractQuery(id));
  if (data) return <Editor key={id} contract={data} />;
  if (!error) return <SkeletonLines lines={14} />;
  const missing = isExpected(error);
  return (
    <EmptyState
      drawing={null}
      title={missing ? error.message : <Trans>The contract cannot be shown now</Trans>}
      actions={
        missing ? (
          <PageLink to="/contract" className="btn">
            <Trans>All contracts</Trans>
          </PageLink>
        ) : (
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    />
  );
}
