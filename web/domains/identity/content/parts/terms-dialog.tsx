import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contentContract } from '#shared/domains/identity/content/contract.ts';
import { mutationOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { contentQuery } from '../queries.ts';

const { accept, waiting } = contentContract.routes;

/** The new licence terms, which the user accepts or reads later. */
export function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const { data: terms, refetch } = useQuery(contentQuery('terms'));
  const accepting = useMutation({
    ...mutationOf(accept),
    meta: { quiet: true },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [waiting.id] });
      onClose();
    },
    // A newer version may have come meanwhile.
    onError: () => void refetch(),
  });
  const send = () => {
    if (!terms) return;
    const { version, hash, locale } = terms;
    accepting.mutate({ body: { version, hash, locale } });
  };
  return (
    <Dialog
      open
      size="send"
      title={<Trans>Our terms have changed</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Later</Trans>
          </Button>
          <Button kind="primary" busy={accepting.isPending} onClick={send}>
            <Trans>Accept</Trans>
          </Button>
        </>
      }
    >
      {terms ? <RichText text={terms.text} /> : <SkeletonLines lines={8} />}
      <Problem error={accepting.error} />
    </Dialog>
  );
}
