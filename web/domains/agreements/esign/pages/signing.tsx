import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { signingQuery, signingsOf } from '../queries.ts';
import { Missing } from '../staff/missing.tsx';
import { Start } from '../staff/start.tsx';
import '../staff/staff.css';

const Prepare = part(async () => (await import('../staff/prepare.tsx')).Prepare);
const Follow = part(async () => (await import('../staff/follow.tsx')).Follow);

/** The seal takes a moment, and the page shows its end. */
const WATCH_MS = 3000;
const isMoving = (view: EsignView | undefined): boolean =>
  view?.state === 'completing' || view?.hold?.for === 'rendering';

const notLoaded = <Trans>Couldn't load the signing</Trans>;

function Signing({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery({
    ...signingQuery(id),
    refetchInterval: (query) => (isMoving(query.state.data) ? WATCH_MS : false),
  });
  if (error && !data) return <Missing error={error} title={notLoaded} again={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={14} />;
  return (
    <Later lines={14}>
      {data.state === 'draft' ? <Prepare key={data.id} view={data} /> : <Follow key={data.id} view={data} />}
    </Later>
  );
}

/** The signing of a record: not begun, prepared, or followed. The newest document counts. */
function SigningOf({ kind }: { readonly kind: AgreementKind }) {
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(signingsOf(kind, id));
  if (error && !data) return <Missing error={error} title={notLoaded} again={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={14} />;
  const [newest] = data.rows;
  return newest ? <Signing key={newest.id} id={newest.id} /> : <Start kind={kind} id={id} />;
}

export const ContractSigningPage = () => <SigningOf kind="contract" />;
export const QuoteSigningPage = () => <SigningOf kind="quote" />;
export const PurchaseAgreementSigningPage = () => <SigningOf kind="purchaseAgreement" />;
