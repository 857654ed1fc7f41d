import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { BankEntry, BankMatch } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { formatMoney, useFormat } from '#web/platform/format.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Tag } from '#web/ui/status.tsx';

const TONES = { certain: 'green', likely: 'amber', possible: 'grey' } as const;

const useCertaintyNames = wordsHook<BankMatch['certainty']>({
  certain: msg`Certain`,
  likely: msg`Likely`,
  possible: msg`Possible`,
});

/** The documents that the entry pays, or seems to pay. */
function Documents({ entry }: { readonly entry: BankEntry }) {
  const names = useCertaintyNames();
  const { match, parts, currency, ignoredFor } = entry;
  const shown = parts.length > 0 ? parts : (match?.parts ?? []);
  return (
    <span className="col">
      {shown.map(({ invoiceId, number, amount }) => (
        <span key={invoiceId} className="row">
          <PageLink to={`/invoice/${invoiceId}`} className="rec-a num">
            {number}
          </PageLink>
          <span className="meta num">{formatMoney(amount, currency)}</span>
        </span>
      ))}
      {entry.state === 'open' && match && (
        <span className="row">
          <Tag tone={TONES[match.certainty]}>{names[match.certainty]}</Tag>
        </span>
      )}
      {ignoredFor && <span className="meta">{ignoredFor}</span>}
    </span>
  );
}

export interface EntryActs {
  readonly onConfirm: (entry: BankEntry) => void;
  readonly onMatch: (entry: BankEntry) => void;
  readonly onIgnore: (entry: BankEntry) => void;
  readonly onReopen: (entry: BankEntry) => void;
}
type EntryRowProps = Readonly<{ entry: BankEntry; acts: EntryActs; problem: string | undefined }>;

function Acts({ entry, acts }: Pick<EntryRowProps, 'entry' | 'acts'>) {
  const { t } = useLingui();
  const { state, match, payer, reference } = entry;
  const name = payer || reference;
  const undo = state !== 'open' || entry.parts.length > 0;
  const items = [
    ...(state === 'open' ? [{ id: 'ignore', label: t`Set aside`, onSelect: () => acts.onIgnore(entry) }] : []),
    ...(undo ? [{ id: 'undo', label: t`Undo`, onSelect: () => acts.onReopen(entry) }] : []),
  ];
  return (
    <span className="row work-acts">
      {state === 'open' && match && (
        <Button size="sm" icon={<Check size={13} />} onClick={() => acts.onConfirm(entry)}>
          {entry.isReversal ? t`Take back` : t`Confirm`}
        </Button>
      )}
      {state === 'open' && (
        <Button size="sm" onClick={() => acts.onMatch(entry)}>
          {match ? t`Change` : t`Match`}
        </Button>
      )}
      <MoreMenu label={t`More for ${name}`} groups={[{ id: 'entry', items }]} />
    </span>
  );
}

export function EntryRow({ entry, acts, problem }: EntryRowProps) {
  const { day, money } = useFormat();
  const { date, amount, currency, direction, payer, reference, isReversal, left, state } = entry;
  const rest = money(left, currency);
  return (
    <tr>
      <td className="num">{day({ date }, { year: true })}</td>
      <th scope="row">
        <span className="col">
          <span className="cut">{payer || '–'}</span>
          <span className="meta bnk-words">{reference}</span>
          {problem && (
            <span className="err" role="alert">
              {problem}
            </span>
          )}
        </span>
      </th>
      <td className="right">
        <b className="num">{money(direction === 'out' ? -amount : amount, currency)}</b>
        {left > 0 && left < amount && state === 'open' && (
          <span className="meta num">
            <Trans>Left: {rest}</Trans>
          </span>
        )}
        {isReversal && (
          <Tag tone="amber">
            <Trans>Reversal</Trans>
          </Tag>
        )}
      </td>
      <td>
        <Documents entry={entry} />
      </td>
      <td>
        <Acts entry={entry} acts={acts} />
      </td>
    </tr>
  );
}
