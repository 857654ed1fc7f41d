import { paperKinds } from '#functions/domains/paper/kinds-store.ts';
import { checkAccess, visibleOnly } from '#functions/domains/paper/view-store.ts';
import type { PaperEntity } from '#shared/domains/paper/entities.ts';
import { PaperListRequest } from '#shared/domains/paper/routes.ts';
import { paperRow } from './shows.ts';
import { type Source, sourceOf } from './source.ts';

export function paperSource(entity: PaperEntity): Source {
  const kind = paperKinds[entity];
  return sourceOf({
    store: kind.store,
    permission: `${entity}.read`,
    request: PaperListRequest,
    mapping: kind.mapping,
    mine: (ctx) => visibleOnly(kind, ctx),
    check: (ctx, paper) => checkAccess(kind, ctx, paper),
    row: (paper, { statuses }) => paperRow(paper, statuses),
  });
}
