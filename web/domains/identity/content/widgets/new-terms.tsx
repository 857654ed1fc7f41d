import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { contentContract } from '#shared/domains/identity/content/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';

const TermsDialog = dialogPart(async () => (await import('../parts/terms-dialog.tsx')).TermsDialog);

/** Asks a user once to accept new licence terms. */
export function NewTerms() {
  const [isLater, setLater] = useState(false);
  const waiting = queryOf(contentContract.routes.waiting, {});
  const { data } = useQuery({ ...waiting, staleTime: Number.POSITIVE_INFINITY });
  if (data?.version === undefined || isLater) return null;
  return (
    <Suspense>
      <TermsDialog onClose={() => setLater(true)} />
    </Suspense>
  );
}
