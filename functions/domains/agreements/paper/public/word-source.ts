import { checkAccess, visibleOnly } from '#functions/domains/agreements/paper/public/view.ts';
import { type Source, sourceOf } from '#functions/domains/attached/word-template/public/source.ts';
import { daysValue, money } from '#functions/platform/documents/word/values.ts';
import { paperTotals } from '#shared/domains/agreements/paper/document.ts';
import { agreementFields } from '#shared/domains/agreements/paper/fields.ts';
import { PaperListRequest } from '#shared/domains/agreements/paper/routes.ts';
import type { PaperFields } from '#shared/domains/agreements/paper/schemas.ts';
import type { PaperKind } from './kind.ts';

const paperRow = (paper: PaperFields, statuses: ReadonlyMap<string, string>) => ({
  number: paper.number,
  date: daysValue(paper.show),
  artist: paper.artists.map(({ name }) => name).join(', '),
  show: paper.show.title,
  venue: paper.show.venue,
  company: paper.company?.name,
  contact: paper.contact?.fullName,
  status: statuses.get(paper.statusId ?? '') ?? '',
  owner: paper.owner.name,
  gross: money(paperTotals(paper.document.lines).gross, paper.document.currency),
});

export function paperSource(kind: PaperKind): Source {
  return sourceOf({
    store: kind.store,
    permission: `${kind.entity}.read`,
    request: PaperListRequest,
    mapping: kind.mapping,
    mine: (ctx) => visibleOnly(kind, ctx),
    check: (ctx, paper) => checkAccess(kind, ctx, paper),
    fields: agreementFields,
    row: (paper, { statuses }) => paperRow(paper, statuses),
  });
}
