import { renderingsOf } from '#functions/domains/agreements/agreement/public/rendering-store.ts';
import type { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';

/** The rendering of statements: one each, because a sent statement never changes. */
export const statementRendering = renderingsOf<StatementFields>({
  entity: 'statement',
  stateOf: ({ sentAt = '' }) => sentAt,
});
