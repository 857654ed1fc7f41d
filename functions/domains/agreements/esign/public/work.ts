import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { EventMessage } from '#shared/events.ts';
import { changeLinks } from '../links.ts';
import { type EsignRecord, esignStore } from '../store.ts';

const contextOf = ({ tenantId }: EventMessage, { author }: EsignRecord): TenantContext => ({
  tenantId,
  now: new Date(),
  actor: { userId: author.userId, name: author.name },
});

/** Does what a command has promised. A message that comes twice finds it done. */
export async function doEsign(event: EventMessage<'esign'>, tries: number): Promise<void> {
  const { id, message } = event.payload;
  const document = await esignStore.get(event, id);
  const ctx = contextOf(event, document);
  switch (message.type) {
    case 'mail':
      return (await import('./mails.ts')).mailPeople(ctx, event, document, message, tries);
    case 'notice':
      await (await import('./notices.ts')).tellNotice(event, document, message);
      return (await import('./staff-mails.ts')).mailStaff(ctx, event.id, document, message, tries);
    case 'links':
      await changeLinks(event.tenantId, document, message, ctx.now.toISOString());
      return;
    case 'render':
      return (await import('./render.ts')).renderRevision(ctx, event, document, message);
    case 'corrections':
      return (await import('./apply-corrections.ts')).applyCorrections(ctx, document);
    case 'effect':
      return (await import('./effects.ts')).applyEffect(ctx, document, message.effect);
    case 'invoices':
      return (await import('./bundle.ts')).issueInvoices(ctx, event, document);
    case 'attach':
      return (await import('./attach.ts')).attachInvoice(ctx, event, document, message.invoiceId);
    case 'seal':
      throw new Error('the seal has a queue of its own');
  }
}
