import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { useCan } from '#web/platform/me.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { signingsOf } from '../queries.ts';
import { useSigningWords } from '../staff/words.ts';

/** Leads to the signing of a record, and says how it stands. */
export function SigningLink({ kind, base, id }: Readonly<{ kind: AgreementKind; base: string; id: string }>) {
  const can = useCan();
  const words = useSigningWords();
  const { data } = useQuery({ ...signingsOf(kind, id), enabled: can('esign.read') });
  const [newest] = data?.rows ?? [];
  if (!data || (!newest && !can('esign.create'))) return null;
  return (
    <PageLink to={`${base}/${id}/esign`} className="btn">
      <Signature size={14} aria-hidden="true" />
      {newest ? words.state(newest.state) : <Trans>Send for signature</Trans>}
    </PageLink>
  );
}
