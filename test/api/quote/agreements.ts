import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import type { Agency } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';
import { sqsRecord } from '#test/support/printing.ts';

export const writtenAs = (entity: AgreementKind, { tenantId }: Agency, id: string) => ({ tenantId, entity, id });

/** Runs the worker on everything that was promised of an agreement. */
export async function printed(entity: AgreementKind, agency: Agency, id: string): Promise<void> {
  const { handler } = await import('#functions/domains/agreements/agreement/workers/render.ts');
  const messages = await promised(writtenAs(entity, agency, id), 'render');
  const { batchItemFailures } = await handler({ Records: messages.map((m) => sqsRecord(m)) });
  if (batchItemFailures.length > 0) throw new Error('the worker failed');
}

export const sending = ({ id, rev }: { readonly id: string; readonly rev: number }) => ({
  params: { id },
  body: { rev, recipient: { name: 'Nina Test', email: 'nina@test.example' }, locale: 'en' as const },
});
