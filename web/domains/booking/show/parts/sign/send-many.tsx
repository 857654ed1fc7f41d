import { Plural, useLingui } from '@lingui/react/macro';
import type { BulkPlan, BulkReport } from '#shared/domains/agreements/bulk-send/schemas.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { nameOfShow, type Outcome, Outcomes } from '../batch/outcomes.tsx';
import { BulkOptions, useOptions } from './bulk-options.tsx';
import { NoSignature } from './no-signature.tsx';
import { useBulkSend, usePlans } from './use-bulk-send.ts';
import '../batch/batch.css';

/** Each show with its signer, or with the reason why it stays behind. */
const Lines = ({ shows, plans }: { readonly shows: readonly ShowRow[]; readonly plans: readonly BulkPlan[] }) => (
  <ul className="bt-list">
    {shows.map((show) => {
      const plan = plans.find(({ showId }) => showId === show.id);
      const [reason] = plan?.reasons ?? [];
      return (
        <li key={show.id} className="row">
          <span className="grow cut">{nameOfShow(show)}</span>
          <span className={reason ? 'mut sentence' : 'cut'}>{reason?.message ?? plan?.signer.name}</span>
        </li>
      );
    })}
  </ul>
);

const outcomesOf = (shows: readonly ShowRow[], { rows }: BulkReport): Outcome[] =>
  shows.map((show) => {
    const row = rows.find(({ showId }) => showId === show.id);
    const { contract, reason } = row ?? {};
    if (reason || !contract) return { show, reason: reason?.message ?? '' };
    return { show, done: <PageLink to={`/contract/${contract.id}/esign`}>{contract.number}</PageLink> };
  });

/** Sends the contract of each chosen show for signature. A show that cannot go out stops none of the others. */
export function SendMany({ shows, onClose }: { readonly shows: readonly ShowRow[]; readonly onClose: () => void }) {
  const { t } = useLingui();
  const ids = shows.map(({ id }) => id);
  const { data, error } = usePlans(ids);
  const { send, settle, busy, problem, report } = useBulkSend(ids);
  const [options, setOptions] = useOptions();
  const close = () => void settle().finally(onClose);
  const ready = data?.rows.filter(({ reasons }) => reasons.length === 0) ?? [];
  if (report?.isFinished) {
    const sent = report.rows.filter(({ state }) => state === 'done').length;
    return (
      <Outcomes
        title={<Plural value={sent} one="# contract sent for signature" other="# contracts sent for signature" />}
        outcomes={outcomesOf(shows, report)}
        onClose={close}
      />
    );
  }
  const done = report?.rows.filter(({ state }) => state !== 'waiting').length ?? 0;
  const failure = problem ?? error?.message;
  return (
    <Dialog
      open
      onClose={close}
      title={t`Send for signature`}
      size="send"
      hint={report && <Plural value={done} one="# done" other="# done" />}
      actions={
        <DialogFoot
          onCancel={close}
          busy={busy}
          disabled={ready.length === 0 || busy || !data?.hasSignature}
          onClick={() => void send(options)}
        >
          <Plural value={ready.length} one="Send # contract" other="Send # contracts" />
        </DialogFoot>
      }
    >
      <div className="bt">
        {failure && <Notice tone="red" fact={failure} />}
        {data && !data.hasSignature && <NoSignature />}
        <Notice tone="blue">
          {t`Each contract is sent to its signer. A show without a contract gets one from its deal.`}
        </Notice>
        {data ? <Lines shows={shows} plans={data.rows} /> : <SkeletonLines lines={4} />}
        <BulkOptions
          options={options}
          onChange={setOptions}
          riders={[...new Set(ready.flatMap(({ riders }) => riders))]}
        />
      </div>
    </Dialog>
  );
}
