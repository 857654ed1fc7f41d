import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { placeOfRecord } from '#shared/kernel/record/subject.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { isOfSigning, signingQuery } from '../queries.ts';

/** Nothing is out for signature yet. One press makes a draft from the record and its parties. */
export function Start({ kind, id }: { readonly kind: AgreementKind; readonly id: string }) {
  const can = useCan();
  const queries = useQueryClient();
  const creating = useMutation({
    ...mutationOf(esignContract.routes.create),
    onSuccess: (view) => {
      queries.setQueryData(signingQuery(view.id).queryKey, view);
      void queries.invalidateQueries({ predicate: isOfSigning });
    },
  });
  return (
    <EmptyState
      icon={Signature}
      title={<Trans>Not out for signature</Trans>}
      text={
        <Trans>
          The other party signs by a link, without an account. Then you countersign, and the file is sealed.
        </Trans>
      }
      actions={
        <>
          <PageLink to={placeOfRecord(kind, id)} className="btn">
            <Trans>Back to the document</Trans>
          </PageLink>
          {can('esign.create') && can(`${kind}.send`) && (
            <Button
              kind="primary"
              busy={creating.isPending}
              onClick={() => creating.mutate({ body: { source: { kind, id } } })}
            >
              <Trans>Prepare for signature</Trans>
            </Button>
          )}
        </>
      }
    />
  );
}
