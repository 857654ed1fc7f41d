import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { PaperView } from '#shared/domains/agreements/paper/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Later } from '#web/ui/later.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { usePaperKind } from '../widgets/kind.tsx';
import { DraftForm } from './draft-form.tsx';
import { LinksPanel } from './links-panel.tsx';
import { MissingParts } from './missing-parts.tsx';
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
      fact={<Trans>Someone else changed it in the meantime.</Trans>}
      action={
        <span className="row">
          <Button size="sm" onClick={() => draft.settle(false)}>
            <Trans>Use theirs</Trans>
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
      <Notice tone="amber" className="ct-note" fact={<Trans>Void.</Trans>}>
        <Trans>Its links no longer work.</Trans>
      </Notice>
    );
  return (
    <Notice tone="blue" className="ct-note" fact={stage === 'signed' ? <Trans>Signed.</Trans> : <Trans>Sent.</Trans>}>
      <Trans>The document can no longer be edited.</Trans>
    </Notice>
  );
}

interface PaperFieldsProps {
  readonly paper: PaperView;
  readonly onState: (state: SaveState) => void;
}
/** Edits the facts and the content of a paper. It saves by itself and reports the state of the save. */
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
        <Notice tone="amber" className="ct-note" fact={<Trans>Locked.</Trans>}>
          <Trans>Locked by {paper.lockedBy}. Unlock it to make changes.</Trans>
        </Notice>
      )}
      {paper.unlinkedAt && (
        <Notice tone="blue" className="ct-note" fact={<Trans>It's no longer linked to a show.</Trans>}>
          <Trans>The show details are kept as they were.</Trans>
        </Notice>
      )}
      {!isOut && !isClosed && <MissingParts paper={paper} draft={draft} />}
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
