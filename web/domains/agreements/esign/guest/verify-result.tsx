import { Plural, Trans } from '@lingui/react/macro';
import { BadgeCheck, CircleX, Hash, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Verified } from '#shared/domains/agreements/esign/public-routes.ts';
import { cx } from '#web/ui/cx.ts';
import { useMoments } from './moments.ts';

interface OutcomeProps {
  readonly tone: 'green' | 'blue' | 'red';
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  readonly children: ReactNode;
}
const Outcome = ({ tone, icon: Icon, title, children }: OutcomeProps) => (
  <div className={cx('eg-state', tone)}>
    <Icon size={22} aria-hidden="true" />
    <div className="col eg-outcome">
      <p className="eg-state-h">{title}</p>
      {children}
    </div>
  </div>
);

const Facts = ({ rows }: { readonly rows: readonly (readonly [ReactNode, ReactNode])[] }) => (
  <dl>
    {rows.map(([term, value], i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
      <div key={i}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function Sealed({ found }: { readonly found: Verified }) {
  const { moment } = useMoments();
  const { title, agency, completedAt, names = [] } = found;
  const rows = [
    [<Trans key="t">Document</Trans>, title],
    [<Trans key="a">Sent by</Trans>, agency],
    [<Trans key="n">Signed by</Trans>, names.join(', ')],
    ...(completedAt ? ([[<Trans key="c">Completed</Trans>, moment(completedAt)]] as const) : []),
  ] as const;
  return (
    <Outcome tone="green" icon={BadgeCheck} title={<Trans>Sealed here, and unchanged since</Trans>}>
      <Facts rows={rows} />
    </Outcome>
  );
}

function KnownCode({ found }: { readonly found: Verified }) {
  const { moment } = useMoments();
  const { agency, completedAt, sealedCount = 0 } = found;
  const rows = [
    [<Trans key="a">Sent by</Trans>, agency],
    [<Trans key="n">Signatures</Trans>, <Plural key="p" value={sealedCount} one="# person" other="# people" />],
    ...(completedAt ? ([[<Trans key="c">Completed</Trans>, moment(completedAt)]] as const) : []),
  ] as const;
  return (
    <Outcome tone="blue" icon={Hash} title={<Trans>This code belongs to a sealed document</Trans>}>
      <Facts rows={rows} />
      <p>
        <Trans>Check the file too. The code alone does not show that your copy is unchanged.</Trans>
      </p>
    </Outcome>
  );
}

/** Says what was found, in words. An unknown file and a changed one get the same answer. */
export function VerifyResult({ found, name }: { readonly found: Verified; readonly name: string | undefined }) {
  if (found.found === 'file') return <Sealed found={found} />;
  if (found.found === 'code') return <KnownCode found={found} />;
  return (
    <Outcome
      tone="red"
      icon={CircleX}
      title={
        name ? <Trans>This file was changed, or was never sealed here</Trans> : <Trans>No document has this code</Trans>
      }
    >
      <p>
        {name ? (
          <Trans>
            {name} is not the file that was sealed. A scan, a print or a file saved again differs from it: ask the
            sender for the original.
          </Trans>
        ) : (
          <Trans>Compare the 16 characters with the signing record.</Trans>
        )}
      </p>
    </Outcome>
  );
}
