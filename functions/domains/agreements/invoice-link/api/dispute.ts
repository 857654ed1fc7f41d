import { acceptAllFor, sayingFull } from '#functions/domains/reference/client/public/accept.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { raise } from '../dispute.ts';
import { actAsPayer, payerOf } from '../payer.ts';

/** Nothing of the files of a refused dispute is kept. */
export const handler = endpoint(invoiceLinkContract.routes.dispute, async ({ params, body, ctx }) => {
  const { files: sent, ...input } = body;
  const { link } = await payerOf(ctx, params.secret);
  const wanted = sent.map(({ key }) => ({ key, purpose: 'attachment' as const }));
  return sayingFull(
    'invoiceLink.full',
    acceptAllFor(link.tenantId, wanted, (stored) => {
      const files = stored.map((file, i) => ({ ...file, name: sent[i]?.name ?? '' }));
      return actAsPayer(ctx, link, (reader, invoice) => raise(reader, invoice, { link, input, files }));
    }),
  );
});
