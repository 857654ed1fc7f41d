import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pageOfSigning } from '#shared/domains/agreements/esign/page.ts';
import type { EsignRow } from '#shared/domains/agreements/esign/view.ts';
import { useFormat } from '#web/platform/format.ts';
import { NearTime } from '#web/ui/near-time.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Status } from '#web/ui/status.tsx';
import { STATE_TONES, useSigningWords } from './words.ts';

interface SigningRowProps {
  readonly row: EsignRow;
  /** Before the title. */
  readonly lead?: ReactNode;
  /** In the place of the names of those whose turn it is. */
  readonly note?: ReactNode;
}
/** A document in a list of signings: its title leads to its page. */
export function SigningRow({ row, lead, note }: SigningRowProps) {
  const words = useSigningWords();
  const { money } = useFormat();
  const { title, participants, state, amount, sentAt, createdAt, isForMe } = row;
  const names = participants
    .filter((one) => one.state === 'invited' || one.state === 'opened')
    .flatMap((one) => one.names)
    .join(', ');
  return (
    <li>
      {lead}
      <span className="col grow">
        <PageLink to={pageOfSigning(row)} className="strong cut">
          {title}
        </PageLink>
        <span className="meta cut">{note ?? (isForMe ? <Trans>Your signature</Trans> : names)}</span>
      </span>
      {amount && amount.minor !== 0 && <span className="num">{money(amount.minor, amount.currency)}</span>}
      <NearTime at={sentAt ?? createdAt} />
      {!note && <Status tone={STATE_TONES[state]}>{words.state(state)}</Status>}
    </li>
  );
}
