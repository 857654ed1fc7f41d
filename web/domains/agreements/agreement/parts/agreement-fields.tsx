import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Later } from '#web/ui/later.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { DraftForm } from './draft-form.tsx';
import { LinksPanel } from './links-panel.tsx';
import { LostShows } from './lost-shows.tsx';
import { MissingParts } from './missing-parts.tsx';
import { ShowSays } from './show-says.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import type { SaveState } from './use-saving.ts';

const AroundAgreement = part(async () => (await import('./around-agreement.tsx')).AroundAgreement);

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

const SIGNED = ['signed', 'invoiceReceived', 'approved', 'paid'];

function StageNotice({ stage }: Pick<AgreementView, 'stage'>) {
  // The notice of the kind gives the reason why it was cancelled.
  if (stage === 'draft' || stage === 'cancelled') return null;
  if (stage === 'void')
    return (
      <Notice tone="amber" className="ct-note" fact={<Trans>Void.</Trans>}>
        <Trans>Its links no longer work.</Trans>
      </Notice>
    );
  return (
    <Notice
      tone="blue"
      className="ct-note"
      fact={SIGNED.includes(stage) ? <Trans>Signed.</Trans> : <Trans>Sent.</Trans>}
    >
      <Trans>The document can no longer be edited.</Trans>
    </Notice>
  );
}

type AgreementFieldsProps = Readonly<{ agreement: AgreementView; onState: (state: SaveState) => void }>;
/** Edits the facts and the content of an agreement. It saves by itself and reports the state of the save. */
export function AgreementFields({ agreement, onState }: AgreementFieldsProps) {
  const kind = useAgreementKind();
  const can = useCan();
  const draft = useDraft(agreement);
  useEffect(() => {
    onState(draft.state);
  }, [onState, draft.state]);
  const isClosed = agreement.lockedAt !== undefined || !can(`${kind.entity}.update`);
  const isOut = agreement.stage !== 'draft';
  return (
    <>
      <Conflict draft={draft} />
      <StageNotice stage={agreement.stage} />
      {kind.Notice && <kind.Notice agreement={agreement} />}
      {agreement.lockedBy && (
        <Notice tone="amber" className="ct-note" fact={<Trans>Locked.</Trans>}>
          <Trans>Locked by {agreement.lockedBy}. Unlock it to make changes.</Trans>
        </Notice>
      )}
      {agreement.unlinkedAt && (
        <Notice tone="blue" className="ct-note" fact={<Trans>It's no longer linked to a show.</Trans>}>
          <Trans>The show details are kept as they were.</Trans>
        </Notice>
      )}
      {!isOut && !isClosed && <MissingParts agreement={agreement} draft={draft} />}
      <LostShows agreement={agreement} />
      <ShowSays agreement={agreement} draft={draft} frozen={isOut || isClosed} />
      {can(`${kind.entity}.send`) && <LinksPanel paperId={agreement.id} />}
      <DraftForm
        draft={draft}
        agreement={agreement}
        frozen={isOut || isClosed}
        freeFrozen={isClosed || (isOut && agreement.wordTemplate !== undefined)}
      />
      <Later lines={10}>
        <AroundAgreement agreement={agreement} />
      </Later>
    </>
  );
}
