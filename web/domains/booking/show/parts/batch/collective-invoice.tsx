import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isMixed } from '#shared/domains/agreements/invoice/collective.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { NotBilled } from '#shared/domains/agreements/invoice/kinds.ts';
import type { CollectivePart } from '#shared/domains/agreements/invoice/proposal.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { offered } from '#shared/domains/reference/bookkeeping/usual.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Select } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { nameOfShow } from './outcomes.tsx';
import './batch.css';

const { collectiveParts, createCollective } = invoiceContract.routes;

const useReasons = wordsHook<NotBilled>({
  notConfirmed: msg`Not confirmed`,
  settled: msg`The settlement is invoiced`,
  nothingLeft: msg`Nothing is left to invoice`,
  noBuyer: msg`No buyer`,
});

/** Chooses the issuing bookkeeping. It renders nothing where there is only one. */
function BookSelect({ value, onChange }: { readonly value: string; readonly onChange: (id: string) => void }) {
  const { t } = useLingui();
  const can = useCan();
  const { data } = useQuery({ ...allMasters(bookkeepingContract.routes.list), enabled: can('masterData.read') });
  const books = offered(data?.rows ?? []);
  if (books.length < 2) return null;
  return (
    <Select
      aria-label={t`Bookkeeping`}
      value={value || (books[0]?.id ?? '')}
      options={books.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function PartLines({ shows, parts }: Readonly<{ shows: readonly ShowRow[]; parts: readonly CollectivePart[] }>) {
  const { money } = useFormat();
  const reasons = useReasons();
  const named = new Map(shows.map((show) => [show.id, nameOfShow(show)]));
  return (
    <ul className="bt-list">
      {parts.map(({ showId, number, buyer, currency, net, missing }) => (
        <li key={showId} className="row">
          <span className="grow cut">{named.get(showId) ?? number}</span>
          <span className="mut cut">{missing ? reasons[missing] : buyer?.name}</span>
          {!missing && <span className="num">{money(net, currency)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Reads the amounts that the chosen shows leave, and makes one draft of them. */
function useCollective(shows: readonly ShowRow[]) {
  const client = useQueryClient();
  const goTo = useGoTo();
  const [book, setBook] = useState('');
  const { busy, problem, submit } = useSubmit();
  const wish = book ? { bookkeepingId: book } : {};
  const { data, error } = useQuery({
    ...queryOf(collectiveParts, { body: { showIds: shows.map(({ id }) => id), ...wish } }),
    staleTime: 0,
    gcTime: 0,
  });
  const open = (data?.rows ?? []).filter(({ missing }) => !missing);
  const make = () =>
    submit(async () => {
      const showIds = open.map(({ showId }) => showId);
      const { id } = await call(createCollective, { body: { showIds, ...wish } });
      await client.invalidateQueries();
      goTo(`/invoice/${id}`);
    });
  return { parts: data?.rows, open, book, setBook, busy, make, problem: problem ?? error?.message };
}

/** Makes one draft invoice of all that is left of the chosen shows. Shows without anything are left out, with the reason. */
export function CollectiveInvoice({ shows, onClose }: Readonly<{ shows: readonly ShowRow[]; onClose: () => void }>) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { parts, open, book, setBook, busy, make, problem } = useCollective(shows);
  const mixed = isMixed(open);
  const [first] = open;
  const sum =
    first &&
    !mixed &&
    money(
      open.reduce((total, { net }) => total + net, 0),
      first.currency,
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`New collective invoice`}
      size="send"
      hint={sum && <Trans>{sum} without VAT</Trans>}
      actions={
        <DialogFoot
          onCancel={onClose}
          busy={busy}
          disabled={open.length === 0 || mixed || busy}
          onClick={() => void make()}
        >
          <Plural value={open.length} one="Create draft of # show" other="Create draft of # shows" />
        </DialogFoot>
      }
    >
      <div className="bt">
        {problem && <Notice tone="red" fact={problem} />}
        <BookSelect value={book} onChange={setBook} />
        {mixed ? (
          <Notice tone="amber">
            {t`The shows have several buyers or currencies. Choose shows of one buyer in one currency.`}
          </Notice>
        ) : (
          <Notice tone="blue">
            {t`One draft has all that is left of each show, less what is invoiced already. Nothing is sent.`}
          </Notice>
        )}
        {!parts && !problem && <SkeletonLines lines={4} />}
        {parts && <PartLines shows={shows} parts={parts} />}
      </div>
    </Dialog>
  );
}
