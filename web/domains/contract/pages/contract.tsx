import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Contract } from '#shared/domains/contract/schemas.ts';
import { EmailsCard } from '#web/domains/email-message/widgets/emails-card.tsx';
import { FilesCard } from '#web/domains/file/widgets/files-card.tsx';
import { NotesCard } from '#web/domains/note/widgets/notes-card.tsx';
import { TasksCard } from '#web/domains/task/widgets/tasks-card.tsx';
import { isExpected } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ActivityList } from '#web/ui/record/activity-list.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { ContractHead } from '../parts/contract-head.tsx';
import { DraftForm } from '../parts/draft-form.tsx';
import { LinksPanel } from '../parts/links-panel.tsx';
import { PaperPane } from '../parts/paper-pane.tsx';
import { SendDialog } from '../parts/send-dialog.tsx';
import { useActivityWords } from '../parts/use-activity-words.ts';
import { type Draft, useDraft } from '../parts/use-draft.ts';
import { contractActivity, contractQuery } from '../queries.ts';
import '../contract.css';

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
      {can('file.read') && <FilesCard entity="contract" recordId={contract.id} />}
      {can('email.read') && <EmailsCard entity="contract" recordId={contract.id} />}
      {can('note.read') && <NotesCard entity="contract" recordId={contract.id} />}
      {can('task.read') && <TasksCard entity="contract" recordId={contract.id} />}
      <ActivityList query={contractActivity(contract.id)} words={useActivityWords()} />
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
      {sending && <SendDialog contract={contract} onClose={() => setSending(false)} />}
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
