import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { signingQuery, signingsOf } from '../queries.ts';
import { Follow } from '../staff/follow.tsx';
import { Prepare } from '../staff/prepare.tsx';
import { Start } from '../staff/start.tsx';
import '../staff/staff.css';

/** The seal takes a moment, and the page shows its end. */
const WATCH_MS = 3000;
const isMoving = (view: EsignView | undefined): boolean =>
  view?.state === 'completing' || view?.hold?.for === 'rendering';

function Missing({ error, again }: { readonly error: Error; readonly again: () => void }) {
  return (
    <EmptyState
      icon={null}
      title={isExpected(error) ? error.message : <Trans>Couldn't load the signing</Trans>}
      actions={
        <Button onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

function Signing({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery({
    ...signingQuery(id),
    refetchInterval: (query) => (isMoving(query.state.data) ? WATCH_MS : false),
  });
  if (error && !data) return <Missing error={error} again={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={14} />;
  return data.state === 'draft' ? <Prepare key={data.id} view={data} /> : <Follow key={data.id} view={data} />;
}

/** The signing of a record: not begun, prepared, or followed. The newest document counts. */
function SigningOf({ kind }: { readonly kind: AgreementKind }) {
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(signingsOf(kind, id));
  if (error && !data) return <Missing error={error} again={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={14} />;
  const [newest] = data.rows;
  return newest ? <Signing key={newest.id} id={newest.id} /> : <Start kind={kind} id={id} />;
}

export const ContractSigningPage = () => <SigningOf kind="contract" />;
export const QuoteSigningPage = () => <SigningOf kind="quote" />;
export const PurchaseAgreementSigningPage = () => <SigningOf kind="purchaseAgreement" />;
