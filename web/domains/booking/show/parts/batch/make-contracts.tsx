import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { noContract } from '../../model/batch-work.ts';
import { nameOfShow, type Outcome, Outcomes } from './outcomes.tsx';
import './batch.css';

const { list, createFromShow } = contractContract.routes;
/** The most a list answers at once; a show has few contracts. */
const PER_CALL = 1000;

/** Why a show gets no contract, by show. */
function useReasons(shows: readonly ShowRow[]) {
  const { t } = useLingui();
  const ids = shows.map(({ id }) => id);
  const { data } = useQuery(
    queryOf(list, { body: { perPage: PER_CALL, filters: [{ field: 'show', relation: 'anyOf', values: ids }] } }),
  );
  if (!data) return undefined;
  const reasonOf = (show: ShowRow): string | undefined => {
    const reason = noContract(show, data.rows);
    if (!reason) return undefined;
    if ('has' in reason) return t`Has contract ${reason.has}`;
    return reason.because === 'cancelled' ? t`Cancelled or released` : t`Pending approval`;
  };
  return new Map(shows.map((show) => [show.id, reasonOf(show)]));
}

function useMaking(shows: MakeContractsProps['shows']) {
  const client = useQueryClient();
  const { busy, submit } = useSubmit();
  const reasons = useReasons(shows);
  const [done, setDone] = useState(0);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const open = shows.filter(({ id }) => reasons && !reasons.get(id));
  const make = async (show: ShowRow): Promise<Outcome> => {
    const reason = reasons?.get(show.id);
    if (reason) return { show, reason };
    try {
      const { id, number } = await call(createFromShow, { params: { id: show.id }, body: {} });
      return { show, done: <PageLink to={`/contract/${id}`}>{number}</PageLink> };
    } catch (error) {
      if (!isExpected(error)) throw error;
      return { show, reason: error.message };
    } finally {
      setDone((count) => count + 1);
    }
  };
  const run = () =>
    submit(async () => {
      const made: Outcome[] = [];
      try {
        // One after the other: each takes the next number.
        for (const show of shows) made.push(await make(show));
      } finally {
        await client.invalidateQueries();
        setOutcomes(made);
      }
    });
  return { busy, reasons, done, outcomes, open, run };
}

interface ShowLinesProps extends Pick<MakeContractsProps, 'shows'> {
  readonly reasons: Map<string, string | undefined>;
}
function ShowLines({ shows, reasons }: ShowLinesProps) {
  return (
    <ul className="bt-list">
      {shows.map((show) => (
        <li key={show.id} className="row">
          <span className="grow cut">{nameOfShow(show)}</span>
          <span className="mut">{reasons.get(show.id) ?? show.promoter?.name}</span>
        </li>
      ))}
    </ul>
  );
}

type MakeContractsProps = Readonly<{ shows: readonly ShowRow[]; onClose: () => void }>;
/** Makes a draft contract of each chosen show. Shows that have one are skipped, with the reason. */
export function MakeContracts({ shows, onClose }: MakeContractsProps) {
  const { t } = useLingui();
  const { busy, reasons, done, outcomes, open, run } = useMaking(shows);
  if (outcomes) {
    const made = outcomes.filter((one) => one.done).length;
    return (
      <Outcomes
        title={<Plural value={made} one="# contract created" other="# contracts created" />}
        outcomes={outcomes}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`New contracts`}
      size="send"
      hint={busy && <Plural value={done} one="# done" other="# done" />}
      actions={
        <DialogFoot onCancel={onClose} busy={busy} disabled={open.length === 0 || busy} onClick={() => void run()}>
          <Plural value={open.length} one="Create # contract" other="Create # contracts" />
        </DialogFoot>
      }
    >
      <div className="bt">
        <Notice tone="blue">{t`Each show gets a draft with its fee and parties. Nothing is sent.`}</Notice>
        {!reasons && <SkeletonLines lines={4} />}
        {reasons && <ShowLines shows={shows} reasons={reasons} />}
      </div>
    </Dialog>
  );
}
