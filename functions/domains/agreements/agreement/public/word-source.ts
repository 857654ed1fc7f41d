import { checkAccess, visibleOnly } from '#functions/domains/agreements/agreement/public/view.ts';
import { type Setting, type Source, sourceOf } from '#functions/domains/attached/word-template/public/source.ts';
import { plainValues } from '#functions/platform/documents/word/field-values.ts';
import { daysValue, money } from '#functions/platform/documents/word/values.ts';
import { agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import { agreementFields } from '#shared/domains/agreements/agreement/fields.ts';
import { AgreementListRequest } from '#shared/domains/agreements/agreement/routes.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import { eachOf } from '#shared/domains/agreements/agreement/shows.ts';
import type { AgreementDefinition } from './kind.ts';

const agreementRow = (agreement: AgreementFields, { locale, statuses }: Setting) => ({
  ...plainValues(agreementFields, agreement, locale),
  date: daysValue(agreement.show),
  show: eachOf(agreement, 'title'),
  venue: eachOf(agreement, 'venue'),
  status: statuses.get(agreement.statusId ?? '') ?? '',
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
    row: agreementRow,
  });
}
