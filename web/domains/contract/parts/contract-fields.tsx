import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Contract } from '#shared/domains/contract/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Later } from '#web/ui/later.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { DraftForm } from './draft-form.tsx';
import { LinksPanel } from './links-panel.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import type { SaveState } from './use-saving.ts';

const AroundContract = part(async () => (await import('./around-contract.tsx')).AroundContract);

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

interface ContractFieldsProps {
  readonly contract: Contract;
  readonly onState: (state: SaveState) => void;
}
/** What is said of a contract and what stands in it; it saves itself and says how far that is. */
export function ContractFields({ contract, onState }: ContractFieldsProps) {
  const can = useCan();
  const draft = useDraft(contract);
  useEffect(() => {
    onState(draft.state);
  }, [onState, draft.state]);
  const isClosed = contract.lockedAt !== undefined || !can('contract.update');
  const isOut = contract.stage !== 'draft';
  return (
    <>
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
      <DraftForm
        draft={draft}
        contract={contract}
        frozen={isOut || isClosed}
        freeFrozen={isClosed || (isOut && contract.wordTemplate !== undefined)}
      />
      <Later lines={10}>
        <AroundContract contract={contract} />
      </Later>
    </>
  );
}
