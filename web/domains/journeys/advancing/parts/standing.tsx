import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { blockedItems } from '../model/items.ts';
import { useDeciding } from './decisions.ts';

/** Approved answers that wait for their show, and the press that writes them once it is unlocked. */
function Blocked() {
  const { request, items, approveAll, busy, may } = useDeciding();
  const blocked = blockedItems(items);
  const show = (
    <PageLink to={`/show/${request.show.showId}`} className="link">
      {request.show.number}
    </PageLink>
  );
  if (request.isShowLocked)
    return (
      <Notice tone="blue" fact={<Trans>The show {show} is locked.</Trans>}>
        <Trans>Approved answers wait until it is unlocked.</Trans>{' '}
        {blocked.length > 0 && <Plural value={blocked.length} one="# answer waits." other="# answers wait." />}
      </Notice>
    );
  if (blocked.length === 0) return null;
  return (
    <Notice
      tone="amber"
      fact={<Trans>The show is unlocked.</Trans>}
      action={
        may && (
          <Button size="sm" busy={busy} onClick={() => approveAll(blocked)}>
            <Plural value={blocked.length} one="Write # answer" other="Write # answers" />
          </Button>
        )
      }
    >
      <Trans>The answers that you approved meanwhile are not in it yet.</Trans>
    </Notice>
  );
}

/** The facts that hold a request up, or ended it. */
export function Standing() {
  const { request } = useDeciding();
  const { ended, state } = request;
  const name = ended?.by.name;
  const reason = ended?.reason;
  return (
    <>
      {state === 'draft' && (
        <Notice tone="amber" fact={<Trans>Not sent yet.</Trans>}>
          <Trans>No one outside has seen it.</Trans>
        </Notice>
      )}
      {(state === 'withdrawn' || state === 'declined') && (
        <Notice
          tone="amber"
          fact={state === 'withdrawn' ? <Trans>Withdrawn by {name}.</Trans> : <Trans>Declined by {name}.</Trans>}
        >
          {reason}
        </Notice>
      )}
      {state === 'closed' && (
        <Notice tone="blue" fact={<Trans>Closed after the show.</Trans>}>
          <Trans>It can be read, but no longer changed.</Trans>
        </Notice>
      )}
      <Blocked />
    </>
  );
}
