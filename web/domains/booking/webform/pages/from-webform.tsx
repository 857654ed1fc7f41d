import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Suspense, useState } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { ConflictNotice } from '#web/domains/booking/show/widgets/conflict-notice.tsx';
import { DayStateTag } from '#web/domains/booking/show/widgets/request-marks.tsx';
import { PlainPromoterPicker } from '#web/domains/identity/roster/widgets/company-picker.tsx';
import { VenuePicker } from '#web/domains/identity/roster/widgets/venue-picker.tsx';
import { mutationOf, queryOf, type Reply } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { useShortcut } from '#web/platform/keys.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { requestQuestion } from '../model/question.ts';
import { AskedCard } from '../parts/asked-card.tsx';
import { guess, isChosen, ResolutionCard } from '../parts/resolution-card.tsx';
import { StateMark } from '../parts/submission-log.tsx';
import { requestQuery } from '../queries.ts';
import '../webform.css';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import type { Submission } from '#shared/domains/booking/webform/submission.ts';

const RejectDialog = dialogPart(
  async () => (await import('#web/domains/booking/show/widgets/reject-dialog.tsx')).RejectDialog,
);

const route = getRouteApi('/app/show/$key/fromwebform');
type Request = Reply<typeof webformContract.routes.request>;

/** Tells which records of the request can be added. A venue needs a name, a city and a country. */
function useAddable({ answers }: Request['submission']) {
  const can = useCan();
  const { venueName, venueCity, venueCountry } = answers;
  return {
    promoter: can('company.create') && can('contact.create'),
    venue: can('venue.create') && Boolean(venueName && venueCity && venueCountry),
  };
}

function useDecision({ show, submission, promoters, venues }: Request) {
  const queries = useQueryClient();
  const goTo = useGoTo();
  const addable = useAddable(submission);
  const [promoter, setPromoter] = useState(() => guess(promoters, addable.promoter));
  const [venue, setVenue] = useState(() => guess(venues, addable.venue));
  const approval = useMutation({
    ...mutationOf(webformContract.routes.approve),
    onSuccess: (approved) => {
      const { id, number } = approved;
      // The page of the show opens with the approved show.
      queries.setQueryData(queryOf(showContract.routes.get, { params: { id } }).queryKey, approved);
      toast(<Trans>{number} approved</Trans>);
      goTo(`/show/${id}`);
      void queries.invalidateQueries();
    },
  });
  const approve = () => approval.mutate({ body: { showId: show.id, rev: show.rev, promoter, venue } });
  return { addable, promoter, setPromoter, venue, setVenue, approve, busy: approval.isPending };
}

function ApproveButton({ approve, busy, ready }: Readonly<{ approve: () => void; busy: boolean; ready: boolean }>) {
  return (
    <Button
      kind="primary"
      keys="mod+enter"
      icon={<Check size={14} aria-hidden="true" />}
      busy={busy}
      disabled={!ready}
      onClick={approve}
    >
      <Trans>Approve request</Trans>
    </Button>
  );
}

function Decision({ request }: { readonly request: Request }) {
  const { t } = useLingui();
  const { show, submission, promoters, venues } = request;
  const { answers } = submission;
  const { addable, promoter, setPromoter, venue, setVenue, approve, busy } = useDecision(request);
  const ready = isChosen(promoter) && isChosen(venue);
  const place = [answers.venueName, answers.venueCity].filter(Boolean).join(', ');
  useShortcut('mod+enter', () => {
    if (ready && !busy) approve();
  });
  return (
    <div className="wf-stack">
      <ConflictNotice question={requestQuestion(show, venue)} />
      <ResolutionCard
        title={t`Promoter`}
        written={answers.company ?? answers.contactName}
        candidates={promoters}
        picker={PlainPromoterPicker}
        canAdd={addable.promoter}
        value={promoter}
        onChange={setPromoter}
      />
      <ResolutionCard
        title={t`Venue`}
        written={place}
        candidates={venues}
        picker={VenuePicker}
        canAdd={addable.venue}
        value={venue}
        onChange={setVenue}
      />
      <span>
        <ApproveButton approve={approve} busy={busy} ready={ready} />
      </span>
    </div>
  );
}

interface RequestHeadProps {
  readonly setRejecting: (next: boolean) => void;
  readonly show: Show;
  readonly submission: Submission;
  readonly isOpen: boolean | undefined;
}
function RequestHead({ setRejecting, show, submission, isOpen }: RequestHeadProps) {
  return (
    <header className="wf-req-h">
      <h1>
        <Trans>Request for {submission.answers.artistName}</Trans>
      </h1>
      <StateMark state={submission.state} />
      {isOpen && <DayStateTag show={show} />}
      <span className="push" />
      {isOpen && (
        <Button onClick={() => setRejecting(true)}>
          <Trans>Reject…</Trans>
        </Button>
      )}
    </header>
  );
}

function RequestPage({ request }: { readonly request: Request }) {
  const queries = useQueryClient();
  const goTo = useGoTo();
  const [rejecting, setRejecting] = useState(false);
  const { show, submission, questions } = request;
  const isOpen = submission.state === 'received' && show.isPreliminary;
  const rejected = async () => {
    toast(<Trans>Request rejected</Trans>);
    goTo(`/webform/${submission.webformId}`);
    await queries.invalidateQueries({ refetchType: 'active' });
  };
  return (
    <div className="scroll">
      <Crumbs
        items={[
          { label: <Trans>Shows</Trans>, to: '/show' },
          { label: show.number, to: `/show/${show.id}` },
          { label: <Trans>Request</Trans> },
        ]}
      />
      <RequestHead setRejecting={setRejecting} show={show} submission={submission} isOpen={isOpen} />
      <div className="wf-req">
        <AskedCard submission={submission} questions={questions} />
        {isOpen ? (
          <Decision request={request} />
        ) : (
          <Notice tone="green" fact={<Trans>This request has already been decided.</Trans>}>
            <PageLink to={`/show/${show.id}`} className="link">
              <Trans>Open the show</Trans>
            </PageLink>
          </Notice>
        )}
      </div>
      <Suspense>
        {rejecting && <RejectDialog show={show} onClose={() => setRejecting(false)} onDone={() => void rejected()} />}
      </Suspense>
    </div>
  );
}

/** A request from outside, decided: promoter and venue each found, added or left out, then approved or refused. */
export function FromWebformPage() {
  const { key } = route.useParams();
  const { data: request, error } = useQuery(requestQuery(key));
  if (error)
    return (
      <EmptyState icon={null} title={isExpected(error) ? error.message : <Trans>Couldn't load the request</Trans>} />
    );
  if (!request) return <SkeletonLines lines={10} />;
  return <RequestPage key={request.show.id} request={request} />;
}
