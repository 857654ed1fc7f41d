import type { Agreement, AgreementDefinition } from '#functions/domains/agreements/agreement/public/kind.ts';
import { agreementFor } from '#functions/domains/agreements/agreement/public/view.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import { agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import { clientDataOf } from '#shared/domains/agreements/esign/client-data.ts';
import type { SignFile } from '#shared/domains/agreements/esign/parts.ts';
import type { SourceFacts } from '#shared/domains/agreements/esign/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { printedFields } from './printed-fields.ts';
import { printedFile } from './printed-file.ts';
import type { EsignRecord } from './store.ts';
import { actOn, esignFor, userActor } from './view.ts';

/** The current printed file of a source that may be sent. */
export async function printOf(ctx: UserContext, kind: AgreementDefinition, agreement: Agreement, id: Id) {
  const rendering = kind.rules.checkSendable(agreement, await kind.rendering.renderingOf(ctx.tenantId, agreement));
  return printedFile(kind, rendering, id);
}

/** The fee, the client's own data, and the fields of it that the file prints. */
export async function factsOf(ctx: UserContext, agreement: Agreement, file: SignFile): Promise<SourceFacts> {
  const { document } = agreement;
  const company = agreement.company && (await companyStore.find(ctx, agreement.company.companyId));
  const clientData = clientDataOf(document, company?.email ?? '');
  return {
    amount: { minor: agreementTotals(document.lines).gross, currency: document.currency },
    clientData,
    printedFields: await printedFields(agreement, file, clientData),
  };
}

/** A print that is still being made is refused: the old one has another text. */
async function newPrint(ctx: UserContext, kind: AgreementDefinition, agreement: Agreement, id: Id) {
  const rendering = await kind.rendering.renderingOf(ctx.tenantId, agreement);
  if (rendering?.state !== 'ready') throw new AppError('esign.documentChanged', { field: 'files' });
  return printOf(ctx, kind, agreement, id);
}

/** Brings the print of a draft up to date with its source. From the check on, the source is locked. */
export async function withCurrentPrint(ctx: UserContext, id: Id): Promise<EsignRecord> {
  const document = await esignFor(ctx, id);
  const { source, state, files } = document;
  const print = files.find(({ isPrint }) => isPrint);
  if (!print || state !== 'draft' || source.kind === 'file') return document;
  const kind = await (await servicesOf(source.kind)).kind();
  const agreement = await agreementFor(kind, ctx, source.id);
  const file = await newPrint(ctx, kind, agreement, print.id);
  if (file.key === print.key) return document;
  const facts = await factsOf(ctx, agreement, file);
  return actOn(ctx, id, { type: 'addFile', by: userActor(ctx), file: { ...file, role: print.role }, facts });
}
