import { Trans } from '@lingui/react/macro';
import type { EsignRow } from '#shared/domains/agreements/esign/view.ts';
import { placeOfRecord } from '#shared/kernel/record/subject.ts';
import { useFormat } from '#web/platform/format.ts';
import { NearTime } from '#web/ui/near-time.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Status } from '#web/ui/status.tsx';
import { STATE_TONES, useSigningWords } from './words.ts';

/** A document in a list of signings: its title leads to its page. */
export function SigningRow({ row }: { readonly row: EsignRow }) {
  const words = useSigningWords();
  const { money } = useFormat();
  const { source, title, participants, state, amount, sentAt, createdAt, isForMe } = row;
  const to = source.kind === 'file' ? '/esign/forme' : `${placeOfRecord(source.kind, source.id)}/esign`;
  const names = participants
    .filter((one) => one.state === 'invited' || one.state === 'opened')
    .flatMap((one) => one.names)
    .join(', ');
  return (
    <li>
      <span className="col grow">
        <PageLink to={to} className="strong cut">
          {title}
        </PageLink>
        <span className="meta cut">{isForMe ? <Trans>Your signature</Trans> : names}</span>
      </span>
      {amount && amount.minor !== 0 && <span className="num">{money(amount.minor, amount.currency)}</span>}
      <NearTime at={sentAt ?? createdAt} />
      <Status tone={STATE_TONES[state]}>{words.state(state)}</Status>
    </li>
  );
}
