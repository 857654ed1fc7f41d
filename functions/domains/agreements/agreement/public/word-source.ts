import { checkAccess, visibleOnly } from '#functions/domains/agreements/agreement/public/view.ts';
import { type Source, sourceOf } from '#functions/domains/attached/word-template/public/source.ts';
import { daysValue, money } from '#functions/platform/documents/word/values.ts';
import { agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import { agreementFields } from '#shared/domains/agreements/agreement/fields.ts';
import { AgreementListRequest } from '#shared/domains/agreements/agreement/routes.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import type { AgreementDefinition } from './kind.ts';

const agreementRow = (agreement: AgreementFields, statuses: ReadonlyMap<string, string>) => ({
  number: agreement.number,
  date: daysValue(agreement.show),
  artist: agreement.artists.map(({ name }) => name).join(', '),
  show: agreement.show.title,
  venue: agreement.show.venue,
  company: agreement.company?.name,
  contact: agreement.contact?.fullName,
  status: statuses.get(agreement.statusId ?? '') ?? '',
  owner: agreement.owner.name,
  gross: money(agreementTotals(agreement.document.lines).gross, agreement.document.currency),
});

export function agreementSource(kind: AgreementDefinition): Source {
  return sourceOf({
    store: kind.store,
    permission: `${kind.entity}.read`,
    request: AgreementListRequest,
    mapping: kind.mapping,
    mine: (ctx) => visibleOnly(kind, ctx),
    check: (ctx, agreement) => checkAccess(kind, ctx, agreement),
    fields: agreementFields,
    row: (agreement, { statuses }) => agreementRow(agreement, statuses),
  });
}
