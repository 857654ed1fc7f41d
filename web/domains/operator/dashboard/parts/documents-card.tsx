import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { CardStates } from '#web/ui/card-states.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

interface DocumentsCardProps {
  readonly title: string;
  /** The list of all of them. */
  readonly to: string;
  readonly query: { readonly data?: { readonly total: number } | undefined; readonly isError: boolean };
  readonly failed: string;
  readonly empty: string;
  readonly children: ReactNode;
}
/** The first documents of a list that somebody has to look after. */
export function DocumentsCard({ title, to, query: { data, isError }, failed, empty, children }: DocumentsCardProps) {
  const { t } = useLingui();
  const all = (
    <PageLink to={to} className="link">
      {t`All`}
    </PageLink>
  );
  return (
    <Card title={title} count={data?.total ?? 0} action={all}>
      <CardStates isError={isError} count={data?.total} lines={3} failed={failed} empty={empty} />
      <ul className="da-rows">{children}</ul>
    </Card>
  );
}
