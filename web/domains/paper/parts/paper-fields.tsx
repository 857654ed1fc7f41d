import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { PaperView } from '#shared/domains/paper/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Later } from '#web/ui/later.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { usePaperKind } from '../widgets/kind.tsx';
import { DraftForm } from './draft-form.tsx';
import { LinksPanel } from './links-panel.tsx';
import { ShowSays } from './show-says.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import type { SaveState } from './use-saving.ts';

const AroundPaper = part(async () => (await import('./around-paper.tsx')).AroundPaper);

function Conflict({ draft }: { readonly draft: Draft }) {
  if (!draft.newer) return null;
  return (
    <Notice
      tone="amber"
      className="ct-note"
      fact={<Trans>Somebody else changed it meanwhile.</Trans>}
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

function StageNotice({ stage }: Pick<PaperView, 'stage'>) {
  if (stage === 'draft') return null;
  if (stage === 'void')
    return (
      <Notice tone="amber" className="ct-note" fact={<Trans>It is void.</Trans>}>
        <Trans>Nobody gets to it by a link any more.</Trans>
      </Notice>
    );
  return (
    <Notice tone="blue" className="ct-note" fact={<Trans>It has been sent.</Trans>}>
      <Trans>What is on paper stays as it is.</Trans>
    </Notice>
  );
}

interface PaperFieldsProps {
  readonly paper: PaperView;
  readonly onState: (state: SaveState) => void;
}
/** What is said of a paper and what stands in it; it saves itself and says how far that is. */
export function PaperFields({ paper, onState }: PaperFieldsProps) {
  const kind = usePaperKind();
  const can = useCan();
  const draft = useDraft(paper);
  useEffect(() => {
    onState(draft.state);
  }, [onState, draft.state]);
  const isClosed = paper.lockedAt !== undefined || !can(`${kind.entity}.update`);
  const isOut = paper.stage !== 'draft';
  return (
    <>
      <Conflict draft={draft} />
      <StageNotice stage={paper.stage} />
      {kind.Notice && <kind.Notice paper={paper} />}
      {paper.lockedBy && (
        <Notice tone="amber" className="ct-note" fact={<Trans>It is locked.</Trans>}>
          <Trans>By {paper.lockedBy}; nothing of it changes until it is unlocked.</Trans>
        </Notice>
      )}
      {paper.unlinkedAt && (
        <Notice tone="blue" className="ct-note" fact={<Trans>It belongs to no show any more.</Trans>}>
          <Trans>What it says of the show is kept.</Trans>
        </Notice>
      )}
      <ShowSays paper={paper} draft={draft} frozen={isOut || isClosed} />
      {can(`${kind.entity}.send`) && <LinksPanel paperId={paper.id} />}
      <DraftForm
        draft={draft}
        paper={paper}
        frozen={isOut || isClosed}
        freeFrozen={isClosed || (isOut && paper.wordTemplate !== undefined)}
      />
      <Later lines={10}>
        <AroundPaper paper={paper} />
      </Later>
    </>
  );
}
